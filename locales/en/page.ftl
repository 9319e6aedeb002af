# The page around the table: start page, waiting room, settings, records, and what is said when something is wrong.

tilewright = Tilewright

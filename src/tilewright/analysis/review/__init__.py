"""The review of a game: what each deal and each move changed, who lost what, and who was lucky.

`Review(record).run()` judges step after step; `report(review)` is the JSON of docs/notation.md.
"""

from .care import NORMAL, QUICK, Care
from .job import NothingToReview, OtherReview, Progress, Review
from .report import report, resume

__all__ = ["NORMAL", "QUICK", "Care", "NothingToReview", "OtherReview", "Progress", "Review", "report", "resume"]

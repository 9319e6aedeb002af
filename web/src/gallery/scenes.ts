/** Positions to look at, and who sits there. */

export const TWO =
  '2c 3 offer:1 BYYW,-,YKKW,-,BYYR *BBYRW 1 - 11,4,11,4,10 3,2,3,7,4 9;.YR../..YR./...../...B./..KW.;1K,-,2K,-,-;- 8;.YR../..YR./K..../...../.....;1K,-,2W,1B,4Y;K';
export const THREE =
  '3c 2 offer:1 BBYR,KKWW,-,RRRK,BBBK,YYWW,- *BYRRKW 2 - 6,8,7,8,9 0,0,0,0,0 7;B..../...../K..../...../.....;-,1Y,2W,-,3R;R 5;.Y.../W..../...../...../.....;1K,-,-,4B,-;- 3;..R../...../...../...../Y....;-,2R,-,1W,-;YY';
export const FOUR =
  '4c 4 offer:1 -,WWRK,BBKW,BBBW,YYYK,-,-,-,BYRK *BYYRKKKK 1 - 4,0,3,3,4 0,0,0,0,0 21;BYR../.BY.K/.WBY./...B./.....;-,2R,-,-,-;RR 17;B.RK./WB.R./K...R/.K..Y/....B;-,2Y,-,-,-;- 26;BY..W/WB..K/KW..R/R..../.....;1R,-,-,-,3W;- 26;..RKW/..YRK/...YR/.KW../.....;1Y,-,2W,-,4Y;-';
export const GREY =
  '2g 4 tile:1 -,-,-,-,- * 1 - 20,16,15,15,14 2,1,2,3,2 31;BY.../.R.K./R..B./...../W....;-,-,3K,1Y,-;RR 28;K..../B.R../...../..Y../.....;1W,-,-,2B,-;*W';
export const CROWDED =
  '2c 1 offer:2 BBYR,-,-,-,- *BBBYYYRRRRKKKKKWW 1 - 12,14,14,13,15 0,0,0,0,0 0;...../...../...../...../.....;-,-,-,-,-;- 0;...../...../...../...../.....;-,2Y,-,-,-;-';
/** One take from the end of a round. */
export const LATE =
  '2c 3 offer:1 -,-,-,-,- WW 2 2 11,4,11,4,10 3,2,3,7,4 9;.YR../..YR./...../...B./..KW.;1K,-,3R,2W,5B;BB 8;.YR../..YR./K..../...../.....;1K,2K,2W,4Y,4Y;*K';
export const NAMES = ['Ana', 'Bo', 'Chen', 'Dora'];

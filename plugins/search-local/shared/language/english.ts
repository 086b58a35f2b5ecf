/** English words that a page need not have for a query that has other words. */
export const ENGLISH_MINOR_WORDS =
  'a about above after again all also am an and another any anyone anything are as at back be because been before being ' +
  'below between but by can cannot could did do does doing done each every everything few for from get gets getting give go ' +
  'got had happen happens has have having he help here how i if in into is it its just let like lot made make makes making ' +
  'many may me means might more most much multiple must my myself need needed needs no not now of off often on only onto or other ' +
  'our out over own per please really several shall she should since so some something such tell than that the their them then ' +
  'there these they thing this those through to together too try trying under up us use used uses using various very via want ' +
  'wanted was way ways we well were what when where whether which while who why will wish with within without would yet you ' +
  'your';

import { fold } from './fold';

it.each([
  ['Élan & ÉCOLE', 'elan & ecole'],
  ['Founder’s Day', "founder's day"],
  ['Founder‘s Day', 'founder`s day'],
  ['2026–27', '2026-27'],
  ['Half‑yearly − results', 'half-yearly - results'],
  ['co\u00adoper\u200bation\ufeff', 'cooperation'],
  ['\u202eP.T.M. at  10\u00a0AM', 'ptm at 10 am'],
  ['U.S.A. 3.5 km', 'usa 3.5 km'],
  ['“Annual” day', '"annual" day'],
  ['Ｃｌａｓｓ Ⅻ', 'class xii'],
  ['कक्षा १२', 'कक्षा 12'],
  ['क्\u200dष', 'क्ष'],
  ['\u0958लम', '\u0915\u093cलम'],
])('%j and %j are the same text', (one, other) => expect(fold(one)).toBe(fold(other)));

it.each([
  ['मेला', 'माला'],
  ['पारी', 'परीक्षा'],
  ['ਮੇਲਾ', 'ਮਾਲਾ'],
  ['पढ़ाई', 'पढाई'],
  ['3.5', '35'],
])('%j and %j are two texts', (one, other) => expect(fold(one)).not.toBe(fold(other)));

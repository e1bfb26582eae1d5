const subsetFont = require('subset-font');

/** Code points of modern Hindi and Punjabi. Vedic signs and letters of other languages are left out. */
const ranges = {
  hi: '901-903 905-90b 90d 90f-911 913-928 92a-930 932 935-939 93c-943 945 947-949 94b-94d 950 958-95f 964-970',
  pa: '964-965 a01-a75',
};

/** Joiners, and the circle below a sign without a letter. */
const common = '200c-200d 25cc';

/** Cuts a variable font to the letters of `?letters=hi` and to the weights of pages. */
module.exports = function cutToLetters(font) {
  const letters = new URLSearchParams(this.resourceQuery).get('letters');
  const text = `${ranges[letters]} ${common}`.split(' ').map(charactersIn).join('');
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
};

module.exports.raw = true;

/** `905-907` as its characters. */
function charactersIn(range) {
  const [first, last = first] = range.split('-').map((digits) => Number.parseInt(digits, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

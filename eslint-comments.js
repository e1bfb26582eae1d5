// @ts-check

/** @typedef {ReturnType<import('eslint').SourceCode['getAllComments']>[number]} Comment */

const MAX_WORDS = 20;
const MAX_COLUMNS = 110;

/** Comments that tools read. */
const instruction = /^\W*(?:ts-|eslint|global |prettier-|webpack|jest-|__PURE__|reference )/;

/**
 * The sentences of a comment, without code, names of parameters and tables.
 * @param {string} comment
 */
function sentencesOf(comment) {
  const text = comment
    .replaceAll(/^[ \t]*\*?[ \t]?/gm, '')
    .replaceAll(/`[^`]*`|\{[^}]*\}/g, 'CODE')
    .replaceAll(/^@(?:param|property|typedef|template)\s+(?:CODE\s+)?\S+/gm, '\n')
    .replaceAll(/^(?:@\w+|[-*|])/gm, '\n');
  return text
    .split(/\n\s*\n|(?<=[.!?])\s+(?=[A-Z“(])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Line comments below each other are one text.
 * @param {readonly Comment[]} comments
 */
function joinLines(comments) {
  /** @type {{ text: string, loc: NonNullable<Comment['loc']>, isLine: boolean }[]} */
  const joined = [];
  for (const { type, value, loc } of comments) {
    const last = joined.at(-1);
    if (!loc) continue;
    const isLine = type === 'Line';
    const isNext = last?.loc.end.line === loc.start.line - 1 && last.loc.start.column === loc.start.column;
    if (last && isLine && last.isLine && isNext) {
      last.text += `\n${value}`;
      last.loc = { start: last.loc.start, end: loc.end };
    } else joined.push({ text: value, loc, isLine });
  }
  return joined;
}

/** @type {import('eslint').Rule.RuleModule} */
const plain = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      begins: 'Begin a comment with its subject, not with "{{word}}".',
      sentence: `A sentence of a comment has at most ${MAX_WORDS} words; "{{start}} …" has {{count}}.`,
      line: `A line of a comment ends before column ${MAX_COLUMNS}.`,
    },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { text, loc } of joinLines(sourceCode.getAllComments())) {
        if (instruction.test(text)) continue;
        for (let line = loc.start.line; line <= loc.end.line; line += 1) {
          const source = sourceCode.lines[line - 1] ?? '';
          if (/^\s*(?:\/[/*]|\*)/.test(source) && source.length > MAX_COLUMNS && !source.includes('://'))
            report({ loc: { line, column: MAX_COLUMNS }, messageId: 'line' });
        }
        for (const [index, sentence] of sentencesOf(text).entries()) {
          const [word = ''] = sentence.split(/\W/, 1);
          if (/^(?:What|Who)$/.test(word) || (index === 0 && /^(?:what|who)$/.test(word)))
            report({ loc, messageId: 'begins', data: { word } });
          const words = sentence.split(/\s+/).filter((each) => /[\p{L}\d]/u.test(each));
          const start = words.slice(0, 4).join(' ');
          if (words.length > MAX_WORDS)
            report({ loc, messageId: 'sentence', data: { start, count: String(words.length) } });
        }
      }
    },
  }),
};

/** Comments in plain English: short lines, short sentences, the subject first. */
export const comments = { rules: { plain } };

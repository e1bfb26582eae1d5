import { createCodes, factsOf, tidyCode } from './codes';

const secret = 'a secret of thirty-two characters';
const codes = createCodes('STAELRED', secret);
const facts = { initials: 'RB', ending: '87', day: 20_785 };
const code = codes.write(facts);
const read = (text: string) => codes.read(tidyCode(text));

it('is five groups of four characters that nobody confuses', () => {
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
});

it.each([
  facts,
  { ...facts, initials: 'Z', ending: '00' },
  { ...facts, initials: 'रब', ending: '7' },
  { ...facts, initials: 'ਰਕ', ending: 'ZZ' },
  { ...facts, ending: '0', day: 0 },
])('says what it was written of: %j', (written) => {
  expect(read(codes.write(written))).toEqual(written);
});

it('is read in whatever way it is typed', () => {
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(read(` ${typed} `)).toEqual(facts);
});

it('is of no other school and of no other secret', () => {
  for (const other of [createCodes('OTHER', secret), createCodes('STAELRED', `${secret}.`)])
    expect(other.read(tidyCode(code))).toBeUndefined();
});

it('is not issued with one character changed, lost or added', () => {
  const plain = tidyCode(code);
  const changed = Array.from(
    plain,
    (each, at) => plain.slice(0, at) + (each === 'Z' ? 'Y' : 'Z') + plain.slice(at + 1),
  );
  for (const other of [...changed, plain.slice(1), `${plain}0`, `U${plain.slice(1)}`, '', 'Ä'.repeat(20)])
    expect([other, codes.read(other)]).toEqual([other, undefined]);
});

it.each([
  ['Rohit Baghel', '2014/0187', 'RB', '87'],
  ['  rohit  kumar   baghel', '2014/0187-a', 'RB', '7A'],
  ['Rohit', '7', 'R', '7'],
  ['Étienne D’Souza', '२०१४/०१८७', 'ED', '87'],
  ['रोहित बघेल', '0042', 'रब', '42'],
])('of %s, %s it says %s and %s', (name, admission, initials, ending) => {
  expect(factsOf({ name, admission }, 1)).toEqual({ initials, ending, day: 1 });
});

it('is not written where name or number have nothing that it can say', () => {
  expect(factsOf({ name: '…', admission: '0042' }, 1)).toBeUndefined();
  expect(factsOf({ name: 'Rohit', admission: '/' }, 1)).toBeUndefined();
});

import { clearMarks, continueVisit, isOff, isVisitOver, readIsNew, turn } from './visit';

const HOUR_MS = 3_600_000;
const newest = (today: string, ...keys: string[]) => ({ today, lists: { '/News': keys } });
const [old, morning, noon, later] = [
  '2026-11-19 Old',
  '2026-11-20 Morning',
  '2026-11-20 Noon',
  '2026-11-21 Later',
];
const marked = (...keys: string[]) => keys.filter(readIsNew());

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-20T04:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

function visitTwice(): void {
  continueVisit(newest('2026-11-20', morning, old));
  pass(30 * HOUR_MS);
  continueVisit(newest('2026-11-21', later, noon, morning, old));
}

it('marks nothing at a first visit', () => {
  continueVisit(newest('2026-11-20', morning, old));
  expect(marked(morning, old)).toEqual([]);
});

it('marks what came after the visit before, on its day too, as long as the visit lasts', () => {
  visitTwice();
  expect(marked(later, noon, morning, old)).toEqual([later, noon]);
  pass(HOUR_MS / 3);
  continueVisit(newest('2026-11-21', later, noon, morning, old));
  expect(marked(later, noon, morning, old)).toEqual([later, noon]);
  expect(isVisitOver()).toBe(false);
});

it('begins a new visit after half an hour without a page', () => {
  visitTwice();
  pass(HOUR_MS);
  expect(isVisitOver()).toBe(true);
  continueVisit(newest('2026-11-21', later, noon, morning, old));
  expect(marked(later, noon, morning, old)).toEqual([]);
});

it('clears the marks, and marks what comes next', () => {
  visitTwice();
  clearMarks(newest('2026-11-21', later, noon, morning, old));
  expect(marked(later, noon, morning, old)).toEqual([]);
  expect(marked('2026-11-21 Even later')).toHaveLength(1);
});

it('forgets everything when it is turned off, and begins anew when it is turned on', () => {
  visitTwice();
  turn('off');
  continueVisit(newest('2026-11-21', later));
  expect([isOff(), marked(later)]).toEqual([true, []]);
  expect(localStorage.getItem('school.visit')).toBe('off');
  turn('on');
  continueVisit(newest('2026-11-21', later));
  expect([isOff(), marked(later)]).toEqual([false, []]);
});

it.each(['', '{', 'null', '7', '{"at":"x"}', '{"at":1,"day":"2026-11-01","known":7}'])(
  'takes %j for a first visit',
  (garbage) => {
    localStorage.setItem('school.visit', garbage);
    continueVisit(newest('2026-11-20', morning));
    expect(marked(morning)).toEqual([]);
    expect(localStorage.getItem('school.visit')).toContain('"day":"2026-11-20"');
  },
);

it('marks nothing where the browser blocks storage', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  visitTwice();
  turn('off');
  turn('on');
  expect(marked(later)).toEqual([]);
  jest.restoreAllMocks();
});

import { ApiError } from './remote-data';

describe('a failure that may pass', () => {
  it.each([
    ['no answer', new ApiError('Failed to fetch', 'network'), true],
    ['too many requests', new ApiError('/x answered 429', 'http', 429), true],
    ['a fault of the server', new ApiError('/x answered 500', 'http', 500), true],
    ['nothing there', new ApiError('/x answered 404', 'http', 404), false],
    ['a request that was refused', new ApiError('/x answered 400', 'http', 400), false],
    ['a body that cannot be read', new ApiError('/x is not JSON', 'parse'), false],
  ])('%s', (_, error, isPassing) => {
    expect(error.isPassing).toBe(isPassing);
  });
});

it.each([
  ['too many requests', new ApiError('/x answered 429', 'http', 429), true],
  ['nothing there', new ApiError('/x answered 404', 'http', 404), true],
  ['a fault of the server', new ApiError('/x answered 503', 'http', 503), false],
  ['no answer', new ApiError('Failed to fetch', 'network'), false],
  ['a body that cannot be read', new ApiError('/x is not JSON', 'parse'), false],
])('says whether the server has refused: %s', (_, error, isRefusal) => {
  expect(error.isRefusal).toBe(isRefusal);
});

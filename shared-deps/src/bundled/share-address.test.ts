/** @jest-environment jsdom */
import { shareAddress } from './share-address';

const share = jest.fn<Promise<void>, [ShareData]>();
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  document.title = 'Sports Day';
  history.replaceState(null, '', '/album#photo=2');
  Object.assign(navigator, { share });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  history.replaceState(null, '', '/');
});

it('offers the address of what is in view to the visitor’s apps', async () => {
  expect(await shareAddress()).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Sports Day', url: 'http://localhost/album#photo=2' });
  expect(writeText).not.toHaveBeenCalled();
});

it('leaves it at that when the visitor thinks better of it', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  expect(await shareAddress()).toBe('dismissed');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the address where no app can be had', async () => {
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect(await shareAddress()).toBe('copied');
  Reflect.deleteProperty(navigator, 'share');
  expect(await shareAddress()).toBe('copied');
  expect(writeText.mock.calls).toEqual([
    ['http://localhost/album#photo=2'],
    ['http://localhost/album#photo=2'],
  ]);
});

it('says so where nothing can be copied either', async () => {
  Reflect.deleteProperty(navigator, 'share');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await expect(shareAddress()).rejects.toThrow();
});

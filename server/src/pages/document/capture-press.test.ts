/** @jest-environment jsdom */
import { CAPTURE_PRESS } from './capture-press';

const send = jest.fn();

beforeAll(() => {
  globalThis.eval(CAPTURE_PRESS);
});

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(send);
  document.documentElement.dataset['boot'] = 'running';
  document.body.innerHTML = `<div data-prerendered="/TC">
    <button id="plain">Show</button>
    <button id="opener" command="show-modal" commandfor="notices">Notices</button>
    <button id="turn" data-turn="next">Next slide</button>
    <form id="certificate" method="post"><button id="send">VIEW DETAILS</button></form>
    <form id="list"><button id="filter">Show</button></form>
  </div>`;
});

afterEach(() => jest.useRealTimers());

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`there is no ${id}`);
  return element;
};
const captured = () => [...document.querySelectorAll('[data-captured]')].map(({ id }) => id);

/** Sends a form as a press of its button does; tells whether the browser does it by itself. */
function submit(form: string, button: string): boolean {
  const submitter = find(button);
  return find(form).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
}

describe('a press before the code', () => {
  it('marks its button, and the last press counts', () => {
    find('plain').click();
    expect(captured()).toEqual(['plain']);
    submit('certificate', 'send');
    expect(captured()).toEqual(['send']);
  });

  it('is not marked when the browser or the document acts upon it', () => {
    find('turn').click();
    expect(captured()).toEqual([]);
    // a browser that does not know commands
    find('opener').click();
    expect(captured()).toEqual(['opener']);
    find('opener').removeAttribute('data-captured');
    Object.assign(find('opener'), { commandForElement: document.body });
    find('opener').click();
    expect(captured()).toEqual([]);
  });

  it('of a form waits for the code that is on its way, once however often it comes', () => {
    expect(submit('certificate', 'send')).toBe(false);
    expect(submit('certificate', 'send')).toBe(false);
    find('send').removeAttribute('data-captured');
    jest.advanceTimersByTime(10_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('of a form is the browser’s when the code does not take it', () => {
    submit('certificate', 'send');
    submit('certificate', 'send');
    jest.advanceTimersByTime(1_999);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, 'failed'])('of a form is the browser’s at once when the code is “%s”', (phase) => {
    if (phase) document.documentElement.dataset['boot'] = phase;
    else delete document.documentElement.dataset['boot'];
    expect(submit('certificate', 'send')).toBe(true);
    expect(captured()).toEqual([]);
  });

  it('of a form that narrows a list is the browser’s', () => {
    expect(submit('list', 'filter')).toBe(true);
    expect(captured()).toEqual([]);
  });

  it('of a form is its own code’s after hydration', () => {
    document.querySelector('[data-prerendered]')?.removeAttribute('data-prerendered');
    expect(submit('certificate', 'send')).toBe(true);
  });
});

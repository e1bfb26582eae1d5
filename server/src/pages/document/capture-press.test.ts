/** @jest-environment jsdom */
import { CAPTURE_PRESS } from './capture-press';

beforeAll(() => {
  globalThis.eval(CAPTURE_PRESS);
  // jsdom sends no forms
  document.addEventListener('submit', (event) => event.preventDefault());
});

beforeEach(() => {
  document.body.innerHTML = `<div data-prerendered="/TC">
    <button id="plain">Show</button>
    <button id="more">Show More</button>
    <button id="opener" command="show-modal" commandfor="notices">Notices</button>
    <button id="turn" data-turn="next">Next slide</button>
    <form method="post"><button id="send">VIEW DETAILS</button></form>
  </div>`;
});

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`there is no ${id}`);
  return element;
};
const captured = () => [...document.querySelectorAll('[data-captured]')].map(({ id }) => id);

describe('a press before the code', () => {
  it('marks its button, and the last press counts', () => {
    find('plain').click();
    expect(captured()).toEqual(['plain']);
    find('more').click();
    expect(captured()).toEqual(['more']);
  });

  it('is not marked when the browser or the document acts upon it', () => {
    find('turn').click();
    find('send').click();
    expect(captured()).toEqual([]);
    // a browser that does not know commands
    find('opener').click();
    expect(captured()).toEqual(['opener']);
    find('opener').removeAttribute('data-captured');
    Object.assign(find('opener'), { commandForElement: document.body });
    find('opener').click();
    expect(captured()).toEqual([]);
  });
});

import type { Offer } from './preview-host-data';
import type { Override } from './stored-overrides';

interface PanelOptions {
  /** The deployed site that the pages come from. */
  site: string;
  overrides: readonly Override[];
  /** Sections that the host's dev server serves. */
  offers: readonly Offer[];
  /** Clears overrides, by default all. */
  clear: (names?: readonly string[]) => void;
  use: (offer: Offer) => void;
}

export interface Panel {
  /** Says what has become of an override, in its line. */
  say: (name: string, message: string) => void;
}

/** Lists at the head of the page which sections are overridden, and which overrides are refused. */
export function showPanel({ site, overrides, offers, clear, use }: PanelOptions): Panel {
  const messages = new Map<string, HTMLElement>();
  const list = create('ul', 'overridesList');
  for (const override of overrides) {
    const message = create('span', 'overridesMessage');
    // an empty region is announced when it is filled
    message.setAttribute('role', 'status');
    messages.set(override.name, message);
    if (override.refusal !== undefined) message.textContent = `Refused: ${override.refusal}.`;
    list.append(
      lineOf(
        override,
        message,
        button(`Clear ${shortName(override)}`, () => clear([override.name])),
      ),
    );
  }
  const unused = offers.filter(({ name }) => !overrides.some((override) => override.name === name));
  for (const offer of unused) {
    const message = create(
      'span',
      'overridesMessage',
      'It is served on this machine; the deployed one is shown.',
    );
    list.append(
      lineOf(
        offer,
        message,
        button(`Use ${shortName(offer)}`, () => use(offer)),
      ),
    );
  }
  const body = create('div', 'width overridesBody');
  body.append(create('p', '', `Pages of ${site}, with sections of this machine:`), list);
  if (overrides.length > 1) body.append(button('Clear all', () => clear()));
  const panel = create('aside', 'siteBar overrides');
  panel.setAttribute('aria-label', 'Overrides');
  panel.append(body);
  const header = document.querySelector('.siteHeader');
  if (header) header.before(panel);
  else document.body.prepend(panel);
  return {
    say: (name, message) => {
      const place = messages.get(name);
      if (place && place.textContent !== message) place.textContent = message;
    },
  };
}

function lineOf({ name, url }: Offer, ...rest: readonly HTMLElement[]): HTMLElement {
  const line = create('li', 'overridesLine');
  line.append(create('strong', '', name), create('span', 'overridesAddress', url), ...rest);
  return line;
}

function shortName({ name }: Offer): string {
  return name.replace(/^@school\//, '');
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = create('button', 'overridesButton', label);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

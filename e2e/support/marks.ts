import type { Page } from '@playwright/test';

/** A marked text of an event, and the place of its card. */
interface Mark {
  card: number;
  text: string;
}

/** What is marked of the events, by elements or by the browser itself. */
export async function marksOf(page: Page): Promise<Mark[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')];
    const cardOf = (node: Node) => cards.findIndex((card) => card.contains(node));
    const elements = [...document.querySelectorAll('article mark')].map((mark) => ({
      card: cardOf(mark),
      text: mark.textContent,
    }));
    const ranges = 'highlights' in CSS ? [...(CSS.highlights.get('search') ?? [])] : [];
    return [
      ...elements,
      ...ranges.map(({ startContainer, startOffset, endOffset }) => ({
        card: cardOf(startContainer),
        text: (startContainer.textContent ?? '').slice(startOffset, endOffset),
      })),
    ];
  });
}

/** Places of the cards of which something is marked. */
export async function markedCards(page: Page): Promise<number[]> {
  return [...new Set((await marksOf(page)).map(({ card }) => card))];
}

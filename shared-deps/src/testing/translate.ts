/** Does to a page what the translator of a browser does: each text is in an element of the translator's. */
export function translate(page: Element = document.body): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.localName === 'option') text.data = `¿${text.data}?`;
    const translated = document.createElement('span');
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
}

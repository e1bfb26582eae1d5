/**
 * The `data-*` attributes through which parts of a page speak: its document, boot, shell, sections and style
 * sheets.
 */
export const attributes = {
  /** Document: its boot phase. */
  boot: 'data-boot',
  /** Document: what a session remembers in browsers that block storage; its key comes behind. */
  session: 'data-session-',
  /** Document: the name of the school, for titles. */
  school: 'data-school',
  /** Main part of the document: the release that it is of. */
  release: 'data-release',
  /** Head: path and query of the page, for print. */
  address: 'data-address',
  /**
   * Container of a section: the path whose HTML it has from the server, not yet hydrated. Empty: it belongs
   * to no page.
   */
  prerendered: 'data-prerendered',
  /** Container: its page changes by itself, or lacks records. */
  changing: 'data-hydrate-idle',
  /** Container: its page shows records. */
  records: 'data-records',
  /** Container: there is time for parts that are out of view. */
  settled: 'data-settled',
  /** Former container: it is on the screen until the next page is rendered. */
  leaving: 'data-leaving',
  /** Part that hydrates by itself: its name. */
  island: 'data-island',
  /** Part whose HTML remains the server's: its name. */
  static: 'data-static',
  /** Part that could not be rendered; `page`: none of the page could. */
  failed: 'data-failed',
  /** Button that was pressed before hydration. */
  captured: 'data-captured',
  /** Page that is wider than text reads well. */
  wide: 'data-wide',
  /** Place of the links to the headings of a page. */
  parts: 'data-parts',
  /** Link that passes a record on: the address of the record. */
  share: 'data-share',
  /** List whose children are cards, but for paragraphs between them. */
  cards: 'data-cards',
  /** Dialog of the notices: the document opens it (`first`), or the page does (`later`). */
  notices: 'data-notices',
  /** Part of the notices that scrolls sideways. */
  strip: 'data-strip',
  /** Button that scrolls it: to the `next` or the `previous` notice. */
  turn: 'data-turn',
} as const;

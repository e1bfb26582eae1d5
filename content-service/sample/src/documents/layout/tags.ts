type Tag =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD';
export type Element = PDFKit.PDFStructureElement;

/** pdfkit knows `scope`, its types not yet. */
interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | 'Row';
}

/** Adds an element that holds other elements, such as a table; end it when its last child is in. */
export function openTag(doc: PDFKit.PDFDocument, parent: Element, tag: Tag): Element {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}

/** Adds an element with what `draw` puts on the page; `scope` says what a table's header cell heads. */
export function tagged(
  doc: PDFKit.PDFDocument,
  parent: Element,
  tag: Tag,
  draw: () => void,
  scope?: 'Column' | 'Row',
): void {
  const options: TagOptions = scope === undefined ? {} : { scope };
  parent.add(doc.struct(tag, options, draw));
}

/** Draws what only decorates, so that it is not read out. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}

/**
 * Marks the document if the browser saves PDFs instead of showing them, as phones do. Frames then give way to
 * pictures of the first page.
 */
export function noteWhetherPdfsAreShown(): void {
  if (!navigator.pdfViewerEnabled) document.documentElement.dataset['pdfs'] = 'saved';
}

/** @jest-environment jsdom */
import { noteWhetherPdfsAreShown } from './pdf-viewer';

const viewer = (pdfViewerEnabled: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });

afterEach(() => {
  delete document.documentElement.dataset['pdfs'];
});

it('leaves frames to browsers that show PDFs', () => {
  viewer(true);
  noteWhetherPdfsAreShown();
  expect(document.documentElement).not.toHaveAttribute('data-pdfs');
});

it('marks browsers that would save them', () => {
  viewer(false);
  noteWhetherPdfsAreShown();
  expect(document.documentElement).toHaveAttribute('data-pdfs', 'saved');
});

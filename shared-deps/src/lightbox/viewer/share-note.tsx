import { createModule, type Plugin } from 'yet-another-react-lightbox';

import { useIs } from './viewer-context';

/** Says what became of sharing a picture, where the visitor would not know. */
export const shareNote: Plugin = ({ addSibling }) =>
  addSibling('controller', createModule('shareNote', ShareNote));

function ShareNote() {
  const isCopied = useIs({ sharing: 'copied' });
  const hasFailed = useIs({ sharing: 'failed' });
  return (
    <p className="lightboxNote" role="status">
      {isCopied && <span>The link to this picture is copied.</span>}
      {hasFailed && <span>The link could not be copied. It is in the address bar.</span>}
    </p>
  );
}

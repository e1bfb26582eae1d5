import { useSite } from '@school/shared-deps';
import { removalMail, removalTexts } from '@school/shared-deps/bundled';
import { createModule, type Plugin, useLightboxState } from 'yet-another-react-lightbox';

import { sharedAddress } from '../photo-address';
import { useIs } from './viewer-context';

/** Facts beside the slide: always open on wide screens, folded at first on narrow ones. */
export const metadata: Plugin = ({ addSibling }) =>
  addSibling('controller', createModule('metadata', Metadata));

function Metadata() {
  const { currentSlide, currentIndex, slides } = useLightboxState();
  const { email } = useSite().profile;
  const isUnfolded = useIs({ metadata: 'unfolded' });
  if (!currentSlide || !('about' in currentSlide)) return null;
  const { title, description = '', date } = currentSlide.about;
  return (
    <aside className={isUnfolded ? 'lightboxAbout' : 'lightboxAbout lightboxFolded'} aria-label="Information">
      <p className="lightboxCount">{`${currentIndex + 1} of ${slides.length}`}</p>
      <h2 className="lightboxTitle">{title}</h2>
      {date !== undefined && <p className="lightboxDate">{date}</p>}
      {description !== '' && <p>{description}</p>}
      <p>
        <a href={removalMail(email, sharedAddress(currentIndex))} className="lightboxRemoval">
          {removalTexts.link}
        </a>
      </p>
    </aside>
  );
}

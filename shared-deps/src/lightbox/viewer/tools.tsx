import { IconButton, useLightboxState } from 'yet-another-react-lightbox';

import { InformationIcon, MagnifierIcon, ShareIcon } from './icons';
import { useIs, useShared } from './viewer-context';

export function MagnifierTool() {
  const { lightbox } = useShared();
  const { currentSlide } = useLightboxState();
  return (
    <IconButton
      label="Magnifier"
      icon={MagnifierIcon}
      onClick={() => lightbox.send({ type: 'magnifier.toggled' })}
      aria-pressed={useIs({ magnifier: 'on' })}
      disabled={currentSlide?.type !== 'photo'}
      className="lightboxGlassTool"
    />
  );
}

export function ShareTool() {
  const { lightbox } = useShared();
  return (
    <IconButton
      label="Share"
      icon={ShareIcon}
      onClick={() => lightbox.send({ type: 'share.pressed' })}
      className="lightboxShare"
    />
  );
}

/** On narrow screens alone, with the count of the pictures: on wide ones the information is always open. */
export function MetadataTool() {
  const { lightbox } = useShared();
  const { currentIndex, slides } = useLightboxState();
  const icon = () => (
    <>
      <InformationIcon />
      {slides.length > 1 && (
        <span className="lightboxPlace" aria-hidden="true">{`${currentIndex + 1}/${slides.length}`}</span>
      )}
    </>
  );
  return (
    <IconButton
      label={useIs({ metadata: 'unfolded' }) ? 'Hide information' : 'Show information'}
      icon={InformationIcon}
      renderIcon={icon}
      onClick={() => lightbox.send({ type: 'metadata.toggled' })}
      className="lightboxFold"
    />
  );
}

import { useLightboxState } from 'yet-another-react-lightbox';

import type { LightboxEvent } from '../lightbox.setup';
import { useHasPicture, useIs, useShared } from './viewer-context';

const paths = {
  zoomIn: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5M10.5 8v5M8 10.5h5',
  zoomOut: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5M8 10.5h5',
  magnifier: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7',
  play: 'M8.5 5.5v13l10-6.5z',
  pause: 'M9 6v12M15 6v12',
  thumbnails: 'M3.5 5h17v9h-17zM3.5 17.5h4v3h-4zM10 17.5h4v3h-4zM16.5 17.5h4v3h-4z',
  enlarge: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  reduce: 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5',
  information: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 11v5.5M12 7.5v.5',
  share: 'M12 14.5V4M8 7.5 12 3.5l4 4M5.5 11v8.5h13V11',
  close: 'M6 6l12 12M18 6 6 18',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
} as const;

interface ToolProps {
  name: string;
  icon: keyof typeof paths;
  event: LightboxEvent;
  disabled?: boolean;
  pressed?: boolean;
  className?: string;
  /** Below the icon, for the eye alone. */
  note?: string;
}

/** A button of the lightbox: an event of its machine. */
export function Tool({ name, icon, event, disabled = false, pressed, className = '', note }: ToolProps) {
  const { lightbox } = useShared();
  return (
    <button
      type="button"
      className={`lightboxTool ${className}`}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      // a button that is disabled loses the focus, and the keyboard with it
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) lightbox.send(event);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={paths[icon]} fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
      </svg>
      {note !== undefined && (
        <span className="lightboxPlace" aria-hidden="true">
          {note}
        </span>
      )}
    </button>
  );
}

interface ZoomToolsProps {
  zoom: number;
  minZoom: number;
  maxZoom: number;
  disabled: boolean;
}

export function ZoomTools({ zoom, minZoom, maxZoom, disabled }: ZoomToolsProps) {
  const isOff = !useHasPicture() || disabled;
  return (
    <>
      <Tool
        name="Zoom in"
        icon="zoomIn"
        event={{ type: 'zoom.stepped', way: 'in' }}
        disabled={isOff || zoom >= maxZoom}
      />
      <Tool
        name="Zoom out"
        icon="zoomOut"
        event={{ type: 'zoom.stepped', way: 'out' }}
        disabled={isOff || zoom <= minZoom}
      />
    </>
  );
}

export function MagnifierTool() {
  const isOn = useIs({ magnifier: 'on' });
  const hasPicture = useHasPicture();
  return (
    <Tool
      name="Magnifier"
      icon="magnifier"
      event={{ type: 'magnifier.toggled' }}
      pressed={isOn}
      disabled={!hasPicture}
      className="lightboxGlassTool"
    />
  );
}

export function SlideshowTool() {
  const isPlaying = useIs({ slideshow: 'playing' });
  return (
    <Tool
      name={isPlaying ? 'Pause slideshow' : 'Play slideshow'}
      icon={isPlaying ? 'pause' : 'play'}
      event={{ type: 'slideshow.toggled' }}
    />
  );
}

export function ThumbnailsTool() {
  const isShown = useIs({ thumbnails: 'shown' });
  return (
    <Tool
      name={isShown ? 'Hide thumbnails' : 'Show thumbnails'}
      icon="thumbnails"
      event={{ type: 'thumbnails.toggled' }}
    />
  );
}

export function FullscreenTool() {
  const isFull = useIs({ screen: 'full' });
  return (
    <Tool
      name={isFull ? 'Exit Fullscreen' : 'Enter Fullscreen'}
      icon={isFull ? 'reduce' : 'enlarge'}
      event={{ type: 'fullscreen.toggled' }}
    />
  );
}

export function ShareTool() {
  return <Tool name="Share" icon="share" event={{ type: 'share.pressed' }} className="lightboxShare" />;
}

/** On narrow screens alone, with the count of the pictures: on wide ones the information is always open. */
export function MetadataTool() {
  const { currentIndex, slides } = useLightboxState();
  const isUnfolded = useIs({ metadata: 'unfolded' });
  return (
    <Tool
      name={isUnfolded ? 'Hide information' : 'Show information'}
      icon="information"
      event={{ type: 'metadata.toggled' }}
      className="lightboxFold"
      {...(slides.length > 1 && { note: `${currentIndex + 1}/${slides.length}` })}
    />
  );
}

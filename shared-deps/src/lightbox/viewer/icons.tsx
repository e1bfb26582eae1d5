import { Drawing, Icon } from '@school/shared-deps';

const thumbnails = drawing('M3.5 5h17v9h-17zM3.5 17.5h4v3h-4zM10 17.5h4v3h-4zM16.5 17.5h4v3h-4z');

/** The icons of the buttons, by the names that the viewer has for them. */
export const icons = {
  iconZoomIn: () => <Icon name="enlarge" />,
  iconZoomOut: drawing('M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5M8 10.5h5'),
  iconSlideshowPlay: () => <Icon name="play" />,
  iconSlideshowPause: () => <Icon name="pause" />,
  iconThumbnailsVisible: thumbnails,
  iconThumbnailsHidden: thumbnails,
  iconEnterFullscreen: drawing('M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15'),
  iconExitFullscreen: drawing('M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5'),
  iconClose: () => <Icon name="close" />,
  iconPrev: () => <Icon name="previous" />,
  iconNext: () => <Icon name="next" />,
};

export const MagnifierIcon = drawing(
  'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7',
);
export const InformationIcon = drawing('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 11v5.5M12 7.5v.5');
export const ShareIcon = drawing('M12 14.5V4M8 7.5 12 3.5l4 4M5.5 11v8.5h13V11');

function drawing(path: string) {
  return () => <Drawing path={path} />;
}

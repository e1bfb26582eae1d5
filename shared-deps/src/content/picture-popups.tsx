import {
  type ContentBlock,
  fileUrl,
  Icon,
  Picture,
  type PictureFile as PictureData,
} from '@school/shared-deps';
import { sharedTexts } from '@school/shared-deps/bundled';
import { useId } from 'react';

import classes from './pictures.module.css';

type Items = Extract<ContentBlock, { type: 'picturePopups' }>['items'];

/** Pictures that open large over the page. The popover attribute opens them, with or without script. */
export function PicturePopups({ items }: { items: Items }) {
  return (
    <div className={classes['grid']}>
      {items.map(({ label, picture }) => (
        <PicturePopup key={label} label={label} picture={picture} />
      ))}
    </div>
  );
}

function PicturePopup({
  label,
  picture: { file, alt, width, height },
}: {
  label: string;
  picture: PictureData;
}) {
  const id = useId();
  const src = fileUrl(file) ?? '';
  return (
    <div>
      <button type="button" className={classes['opener']} popoverTarget={id}>
        <Picture src={src} alt="" width={width} height={height} sizes="(width >= 640px) 24rem, 100vw" />
        <span className={classes['label']}>
          <Icon name="enlarge" />
          {label}
        </span>
      </button>
      <div id={id} popover="auto" className={classes['popup']} role="dialog" aria-label={label}>
        <div className={classes['popupHead']}>
          <p>{label}</p>
          <button
            type="button"
            className={classes['close']}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={sharedTexts.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <Picture src={src} alt={alt} width={width} height={height} />
      </div>
    </div>
  );
}

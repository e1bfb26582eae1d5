import { Button, type ContentBlock, Icon, Picture, pictureOf } from '@school/shared-deps';
import { contentLanguage, sharedTexts } from '@school/shared-deps/bundled';
import { useId } from 'react';

import classes from './pictures.module.css';

type Items = Extract<ContentBlock, { type: 'picturePopups' }>['items'];

/** Pictures that open large over the page. The popover attribute opens them, with or without script. */
export function PicturePopups({ items }: { items: Items }) {
  return (
    <div className={classes['grid']}>
      {items.map((item) => (
        <PicturePopup key={item.label} {...item} />
      ))}
    </div>
  );
}

function PicturePopup({ label, picture: file }: Items[number]) {
  const id = useId();
  const picture = pictureOf(file);
  return (
    <div>
      <button type="button" className={classes['opener']} popoverTarget={id}>
        <Picture {...picture} alt="" sizes="(width >= 640px) 24rem, 100vw" />
        <span lang={contentLanguage(label)} className={classes['label']}>
          <Icon name="enlarge" />
          {label}
        </span>
      </button>
      <div id={id} popover="auto" className={classes['popup']} role="dialog" aria-label={label}>
        <div className={classes['popupHead']}>
          <p lang={contentLanguage(label)}>{label}</p>
          <Button kind="round" popoverTarget={id} popoverTargetAction="hide" aria-label={sharedTexts.close}>
            <Icon name="close" />
          </Button>
        </div>
        <Picture {...picture} />
      </div>
    </div>
  );
}

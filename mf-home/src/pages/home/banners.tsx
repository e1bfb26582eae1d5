import { bannerSizes, fileUrl, Picture, type PictureFile } from '@school/shared-deps';

import classes from './banners.module.css';
import type { Rotation } from './home.actors';
import { Slider } from './slider';

interface BannersProps {
  banners: readonly PictureFile[];
  rotation: Rotation;
}

/** Seven fixed pictures of the school (spec §9). */
export function Banners({ banners, rotation }: BannersProps) {
  return (
    <div className={classes['banners']}>
      <Slider label="Our school in pictures" rotation={rotation}>
        {banners.map(({ file, alt, width, height }, at) => (
          <Picture
            key={file}
            src={fileUrl(file) ?? ''}
            alt={alt}
            width={width}
            height={height}
            eager={at === 0}
            sizes={bannerSizes}
          />
        ))}
      </Slider>
    </div>
  );
}

import { bannerSizes, Picture, type PictureFile, pictureOf } from '@school/shared-deps';
import { Carousel, type Rotation } from '@school/shared-deps/carousel';

import { texts } from '../../texts/home';
import classes from './banners.module.css';

interface BannersProps {
  banners: readonly PictureFile[];
  rotation: Rotation;
}

/** Seven fixed pictures of the school (spec §9). */
export function Banners({ banners, rotation }: BannersProps) {
  return (
    <div className={classes['banners']}>
      <Carousel label={texts.banners} rotation={rotation}>
        {banners.map((banner, at) => (
          <Picture key={banner.file} {...pictureOf(banner)} eager={at === 0} sizes={bannerSizes} />
        ))}
      </Carousel>
    </div>
  );
}

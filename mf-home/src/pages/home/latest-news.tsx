import {
  Card,
  CardTitle,
  DayLeaf,
  dayOf,
  fileUrl,
  type News,
  PlaceholderCard,
  type Site,
} from '@school/shared-deps';

import { Block } from './block';
import type { HomeActors, Rotation } from './home.actors';
import { Slider } from './slider';
import { useRecords } from './use-records';

interface LatestNewsProps extends Pick<HomeActors, 'news'> {
  rotation: Rotation;
  site: Site;
}

export function LatestNews({ news, rotation, site }: LatestNewsProps) {
  const records = useRecords(news);
  return (
    <Block title="Latest News" href="/News" paths={site.paths}>
      {records.length === 0 ? (
        <PlaceholderCard level={3} title="News Title" date="DD / MM" text="Stay Tuned For More Updates" />
      ) : (
        <Slider label="Latest News" rotation={rotation} slidesPerView="two">
          {records.map((record, at) => (
            <NewsItem key={record._id || at} news={record} timeZone={site.timeZone} />
          ))}
        </Slider>
      )}
    </Block>
  );
}

/** Opens its first attachment in a new tab. */
function NewsItem({ news, timeZone }: { news: News; timeZone: string }) {
  const day = dayOf(news.fromDate, timeZone);
  return (
    <Card aside={day && <DayLeaf day={day} withYear={false} />}>
      <CardTitle level={3} href={fileUrl(news.attachments[0])}>
        {news.title}
      </CardTitle>
      <p>{news.description}</p>
    </Card>
  );
}

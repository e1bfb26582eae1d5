import { fileUrl, type News, shownDayOf, useSite } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { Carousel, type Rotation } from '@school/shared-deps/carousel';
import {
  Card,
  DayLeaf,
  DocumentFacts,
  PlaceholderCard,
  placeholders,
  useList,
} from '@school/shared-deps/lists';

import { texts } from '../../texts/home';
import { HomeBlock } from './block';
import type { HomeActors } from './home.actors';

interface LatestNewsProps extends Pick<HomeActors, 'news'> {
  rotation: Rotation;
}

export function LatestNews({ news, rotation }: LatestNewsProps) {
  const { shown } = useList(news);
  return (
    <HomeBlock title={texts.latestNews} href="/News">
      {shown.length === 0 ? (
        <PlaceholderCard level={3} {...placeholders.latestNews} />
      ) : (
        <Carousel label={texts.latestNews} rotation={rotation} slidesPerView="two">
          {shown.map(({ key, record }) => (
            <NewsItem key={key} news={record} />
          ))}
        </Carousel>
      )}
    </HomeBlock>
  );
}

/** Opens its first attachment in a new tab. */
function NewsItem({ news }: { news: News }) {
  const { timeZone } = useSite();
  const day = shownDayOf(news.fromDate, timeZone);
  const href = fileUrl(news.attachments[0]);
  return (
    <Card title={news.title} href={href} level={3} aside={day && <DayLeaf day={day} withYear={false} />}>
      <DocumentFacts {...news} href={href} />
      <p lang={contentLanguage(news.description)}>{news.description}</p>
    </Card>
  );
}

import {
  definePage,
  type Fallback,
  type FetchMachine,
  fileUrl,
  Page,
  type PageProps,
  percentage,
  Picture,
  startFetch,
  type Topper,
  TroubleLine,
  wordsOf,
} from '@school/shared-deps';
import { ListFilter } from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import classes from './toppers-page.module.css';

interface ToppersActors {
  toppers: ActorRefFrom<FetchMachine<Topper>>;
}

type TopperClass = 'X' | 'XII';

/** The one year there is to choose; it filters nothing (spec §5). */
const YEAR = 2024;
const filterNothing = () => undefined;

/** The page of one class's toppers. */
export function defineToppersPage(of: TopperClass) {
  return definePage<ToppersActors>({
    start: (context) => ({ toppers: startFetch<Topper>(context, 'topper') }),
    View: (props) => <ToppersPage {...props} of={of} />,
    isStill: true,
  });
}

function ToppersPage({ actors, context, of }: PageProps<ToppersActors> & { of: TopperClass }) {
  const records = useSelector(actors.toppers, (snapshot) => snapshot.context.records);
  const toppers = records.filter((topper) => topper.class === of);
  const placeholder = wordsOf<Fallback>(context, 'fallback')?.pictures.person.file;
  return (
    <Page title={context.route.title} trail={context.route.trail} wide>
      <ListFilter years={[YEAR]} year={YEAR} onYear={filterNothing} hideAllYears />
      {toppers.length === 0 && <p>No data available</p>}
      <ul className={classes['toppers']}>
        {toppers.map((topper, at) => (
          <TopperCard key={topper._id || at} topper={topper} placeholder={placeholder} />
        ))}
      </ul>
      <TroubleLine of={actors.toppers} text="The newest results could not be loaded." />
    </Page>
  );
}

interface TopperCardProps {
  topper: Topper;
  /** File that stands for a pupil without a photo. */
  placeholder: string | undefined;
}

function TopperCard({ topper, placeholder }: TopperCardProps) {
  const src = fileUrl(topper.attachments[0] ?? placeholder);
  return (
    <li className={classes['topper']}>
      {topper.division !== '' && <p className={classes['division']}>{percentage(topper.division)}</p>}
      {src !== undefined && (
        <Picture src={src} alt="" width={240} height={240} className={classes['photo']} />
      )}
      <h2 className={classes['name']}>{topper.name}</h2>
      {topper.stream !== '' && <p className={classes['stream']}>{topper.stream}</p>}
    </li>
  );
}

import {
  attributes,
  contentOf,
  fileUrl,
  percentage,
  Picture,
  type Topper,
  useReport,
} from '@school/shared-deps';
import {
  defineListPage,
  Field,
  type Listed,
  ListFooter,
  ListForm,
  ListNotice,
  type ListProps,
  placeholders,
  RemovalLink,
  useList,
} from '@school/shared-deps/lists';

import { texts } from '../texts/toppers';
import { PassRates } from './pass-rates';
import classes from './toppers-page.module.css';

/** The one year there is to choose; it filters nothing (spec §5, Toppers). */
const ONLY_YEAR = 2024;

const filters = {};

/** The page of one class's toppers. */
export function defineToppersPage(of: 'X' | 'XII') {
  return defineListPage({
    resource: 'topper',
    filters,
    isListed: (topper: Topper) => topper.class === of,
    List: (props: ToppersProps) => <ToppersList {...props} of={of} />,
  });
}

type ToppersProps = ListProps<'topper', typeof filters, 'content/fallback' | 'content/results'>;

function ToppersList({ list, context, of }: ToppersProps & { of: 'X' | 'XII' }) {
  const { shown } = useList(list);
  const years = byYear(shown);
  const rates = contentOf(context, 'results')?.[of] ?? [];
  const fallbackPicture = contentOf(context, 'fallback')?.pictures.person.file;
  return (
    <>
      {rates.length > 0 && (
        <p>
          <a href="#pass-rates" className="target">
            {texts.passRates(of)}
          </a>
        </p>
      )}
      <ListNotice list={list} noun={texts} />
      {shown.length === 0 && <p>{placeholders.topper.text}</p>}
      {years.map((each) => (
        <Year key={each.year} {...each} isOnly={years.length === 1} fallbackPicture={fallbackPicture} />
      ))}
      <ListForm list={list} />
      <div className={classes['choice']}>
        <Field label={texts.year}>
          <select defaultValue={ONLY_YEAR}>
            <option value={ONLY_YEAR}>{ONLY_YEAR}</option>
          </select>
        </Field>
      </div>
      <ListFooter list={list} failure={texts.newestNotLoaded} />
      {shown.length > 0 && <RemovalLink address={context.route.path} />}
      <PassRates rates={rates} of={of} />
    </>
  );
}

/** Toppers by the year of their examination, the newest first; each year in the provider's order. */
function byYear(toppers: readonly Listed<Topper>[]) {
  const years = [...new Set(toppers.map(({ record }) => record.year))].sort().reverse();
  return years.map((year) => ({ year, toppers: toppers.filter(({ record }) => record.year === year) }));
}

interface YearProps {
  /** Empty where the provider does not say it. */
  year: string;
  toppers: readonly Listed<Topper>[];
  isOnly: boolean;
  fallbackPicture: string | undefined;
}

function Year({ year, toppers, isOnly, fallbackPicture }: YearProps) {
  // a provider that says no year has one part, whose caption is the page's title
  const hasCaption = year !== '' || !isOnly;
  const heading = { id: `results-${year || 'others'}`, text: texts.resultsOf(year) };
  useReport(hasCaption && { type: 'heading', ...heading });
  return (
    <section className={classes['year']}>
      {hasCaption && <h2 id={heading.id}>{heading.text}</h2>}
      <ul className={classes['toppers']} {...{ [attributes.cards]: true }}>
        {toppers.map(({ key, record }) => (
          <TopperCard
            key={key}
            topper={record}
            level={hasCaption ? 3 : 2}
            fallbackPicture={fallbackPicture}
          />
        ))}
      </ul>
    </section>
  );
}

interface TopperCardProps {
  level: 2 | 3;
  topper: Topper;
  /** File shown for a pupil without a photo. */
  fallbackPicture: string | undefined;
}

function TopperCard({ topper, level, fallbackPicture }: TopperCardProps) {
  const Heading = `h${level}` as const;
  const src = fileUrl(topper.attachments[0] ?? fallbackPicture);
  return (
    <li className={classes['topper']}>
      {topper.division !== '' && <p className={classes['division']}>{percentage(topper.division)}</p>}
      {src !== undefined && (
        <Picture src={src} alt="" width={240} height={240} className={classes['photo']} />
      )}
      <Heading className={classes['name']}>{topper.name}</Heading>
      {topper.stream !== '' && <p className="quiet">{topper.stream}</p>}
    </li>
  );
}

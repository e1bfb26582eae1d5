import {
  MAX_BEST_RESULTS,
  OuterLink,
  PageLink,
  PhoneLink,
  type SearchAnswer,
  useSite,
} from '@school/shared-deps';
import { contentLanguage, kindNames } from '@school/shared-deps/bundled';

import { texts, wantedPages } from '../../texts/search';
import { Result } from './result';
import classes from './search.module.css';

interface AnswerProps {
  answer: SearchAnswer;
  query: URLSearchParams;
}

const MAX_WANTED = 5;

/** The school's own answer, the best results, then kinds and years, and the others by their kinds. */
export function Answer({ answer, query }: AnswerProps) {
  const { answers, results, total, q, isPartial = false } = answer;
  if (answer.isDown) return <p role="status">{texts.down}</p>;
  const isOfKind = query.has('kind');
  const [best, others] = [results.slice(0, MAX_BEST_RESULTS), results.slice(MAX_BEST_RESULTS)];
  const foundText = isPartial ? texts.foundSome(total, q) : texts.found(total, q);
  const shownKinds = answer.kinds.filter(({ kind }) => others.some((result) => result.kind === kind));
  return (
    <>
      {answers.map(({ title, text, href, more }) => (
        <section key={title} className={classes['answer']} aria-label={texts.answers}>
          <h2>
            <a href={href} lang={contentLanguage(title)}>
              {title}
            </a>
          </h2>
          <p lang={contentLanguage(text)}>{withPhoneLinks(text)}</p>
          {more && (
            <p className="targets">
              <a href={more.href} lang={contentLanguage(more.label)}>
                {more.label}
              </a>
            </p>
          )}
        </section>
      ))}
      {total === 0 && answers.length === 0 && <Nothing answer={answer} />}
      {total > 0 && <p role="status">{foundText}</p>}
      <Results title={texts.best} results={best} />
      <nav aria-label={texts.filters} className={classes['filters']}>
        <Filter
          name="kind"
          title={texts.kind}
          options={answer.kinds.map(({ kind, count }) => ({
            value: kind,
            label: kindNames[kind].many,
            count,
          }))}
          query={query}
        />
        <Filter
          name="year"
          title={texts.year}
          options={answer.years.map(({ year, count }) => ({ value: year, label: year, count }))}
          query={query}
        />
      </nav>
      {shownKinds.map(({ kind, count }) => (
        <Results
          key={kind}
          title={kindNames[kind].many}
          results={others.filter((result) => result.kind === kind)}
        >
          {!isOfKind && <a href={addressOf(query, { kind })}>{texts.allOf(count, kindNames[kind].many)}</a>}
        </Results>
      ))}
      {(isPartial || total < MAX_BEST_RESULTS) && <AskOffice office={answer.office} />}
    </>
  );
}

/** A text whose telephone numbers are dialled by a tap. */
function withPhoneLinks(text: string): React.ReactNode[] {
  const parts = text.split(/(\+\d[\d ]{6,}\d)/);
  return parts.map((part, at) => (at % 2 === 1 ? <PhoneLink key={at} phone={part} /> : part));
}

interface ResultsProps {
  title: string;
  results: SearchAnswer['results'];
  children?: React.ReactNode;
}

function Results({ title, results, children }: ResultsProps) {
  if (results.length === 0) return null;
  return (
    <section className={classes['results']}>
      <h2>{title}</h2>
      <ol>
        {results.map((result) => (
          <Result key={result.href + result.title} result={result} />
        ))}
      </ol>
      {children}
    </section>
  );
}

interface FilterProps {
  name: 'kind' | 'year';
  title: string;
  options: readonly { value: string; label: string; count: number }[];
  query: URLSearchParams;
}

/** Links that narrow the results; the address says which are chosen. */
function Filter({ name, title, options, query }: FilterProps) {
  const chosen = query.get(name) ?? '';
  if (options.length < 2 && chosen === '') return null;
  return (
    <ul aria-label={title}>
      {[{ value: '', label: texts.all, count: 0 }, ...options].map(({ value, label, count }) => (
        <li key={value}>
          <a
            href={addressOf(query, { [name]: value })}
            aria-label={count > 0 ? texts.countOf(label, count) : undefined}
            aria-current={value === chosen ? 'true' : undefined}
          >
            {label}
            {count > 0 && <span className="quiet"> {count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Words that were understood, words that are close, and where to ask. */
function Nothing({ answer: { q, words, near } }: { answer: SearchAnswer }) {
  const { parents } = useSite().profile;
  return (
    <>
      <p role="status">{texts.nothing(q)}</p>
      {words.length > 0 && <p className={classes['quiet']}>{`${texts.understood}: ${words.join(', ')}`}</p>}
      {near.length > 0 && (
        <nav aria-label={texts.near} className={classes['filters']}>
          <p>{texts.near}:</p>
          <ul>
            {near.map((word) => (
              <li key={word}>
                <a href={`/Search?${new URLSearchParams({ q: word }).toString()}`}>{word}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className={classes['results']}>
        <h2>{texts.wanted}</h2>
        <ul className="targets">
          {(parents ?? wantedPages).slice(0, MAX_WANTED).map(({ label, href }) => (
            <li key={href}>
              {href.startsWith('/api/') ? (
                <a href={href}>{label}</a>
              ) : (
                <PageLink href={href}>{label}</PageLink>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** How to reach the office, and whether it is open. */
function AskOffice({ office }: { office: string | undefined }) {
  const { phones, email, social } = useSite().profile;
  const whatsApp = social.find(({ network }) => network === 'whatsapp')?.url;
  return (
    <p className={classes['ask']}>
      {texts.askOffice}
      <PhoneLink phone={phones[0] ?? ''} />
      {whatsApp && [
        ' · ',
        <OuterLink key="whatsApp" href={whatsApp}>
          {texts.whatsApp}
        </OuterLink>,
      ]}
      {' · '}
      <a href={`mailto:${email}`}>{texts.write}</a>
      {office && <span> · {office}</span>}
    </p>
  );
}

/** The address of the same search with another choice; an empty one shows all. */
function addressOf(query: URLSearchParams, choice: { kind?: string; year?: string }): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(choice)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `/Search?${next.toString()}`;
}

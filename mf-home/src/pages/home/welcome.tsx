import { fileUrl, type HomeWords, PageLink, Picture } from '@school/shared-deps';

import classes from './welcome.module.css';

/** Who the school is, and its figures as a quiet band. */
export function Welcome({ words, paths }: { words: HomeWords; paths: readonly string[] }) {
  const { title, paragraphs, picture } = words.welcome;
  return (
    <>
      <section className={classes['welcome']}>
        <div className={classes['text']}>
          <h1 tabIndex={-1} className={classes['title']}>
            {title}
          </h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <PageLink href="/OurSchool" paths={paths}>
              Read More<span className={classes['of']}> about our school</span>
            </PageLink>
          </p>
        </div>
        <Picture
          src={fileUrl(picture.file) ?? ''}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          className={classes['picture']}
        />
      </section>
      <dl className={classes['figures']}>
        {words.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

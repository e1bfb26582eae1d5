import { type HomeContent, PageLink, Picture, pictureOf } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';

import { texts } from '../../texts/home';
import classes from './welcome.module.css';

/** The school in a paragraph, and its figures in a band. */
export function Welcome({ content }: { content: HomeContent }) {
  const { title, paragraphs, picture } = content.welcome;
  return (
    <>
      <section className={classes['welcome']}>
        <div className={classes['text']}>
          <h1 tabIndex={-1} lang={contentLanguage(title)} className={classes['title']}>
            {title}
          </h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} lang={contentLanguage(paragraph)}>
              {paragraph}
            </p>
          ))}
          <p>
            <PageLink href="/OurSchool" className="target">
              {texts.readMore}
              <span className="visuallyHidden">{texts.readMoreAboutSchool}</span>
            </PageLink>
          </p>
        </div>
        <Picture {...pictureOf(picture)} className={classes['picture']} />
      </section>
      <dl lang={contentLanguage(content.figures)} className={classes['figures']}>
        {content.figures.map(({ value, label }) => (
          <div key={label} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

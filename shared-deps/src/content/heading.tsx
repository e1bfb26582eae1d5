import { useReport } from '@school/shared-deps';

interface HeadingProps {
  /** Without it no link leads to the heading. */
  id: string | undefined;
  lang?: string | undefined;
  children: string;
}

/** The heading of a part of the page: the links below the page's title, and beside the page, name it. */
export function Heading({ id, lang, children }: HeadingProps) {
  useReport(id !== undefined && { type: 'heading', id, text: children, lang });
  return (
    <h2 id={id} lang={lang}>
      {children}
    </h2>
  );
}

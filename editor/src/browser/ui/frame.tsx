import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  children: ReactNode;
}

/** A page of the editor: its heading takes the focus, so that its name is read aloud. */
export function Page({ title, children }: PageProps) {
  return (
    <>
      <header>
        <nav aria-label="Editor">
          <a href="#/">Start</a>
          <a href="#/changes">Changes</a>
          <a href="#/correct">Correct a text</a>
        </nav>
      </header>
      <main>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}

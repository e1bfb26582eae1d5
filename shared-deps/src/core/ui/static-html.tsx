import { type ComponentProps, useContext } from 'react';

import { attributes } from '../../bundled';
import { HydrationContext, type IslandScheduler } from './hydration-context';

interface StaticHtmlProps extends ComponentProps<'div'> {
  as?: 'div' | 'nav' | 'h1';
  /** Unique in its page. */
  name: string;
}

/** React assigns it to an element that it renders anew, where the policy for scripts refuses strings. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
const NO_HTML = trustedTypes?.emptyHTML ?? '';

/**
 * HTML that remains the server's, whatever has become of it. React takes the element around it, and nothing
 * within. Of HTML that waits to be hydrated, it would stop clicks on links before they reach the document.
 */
export function StaticHtml({ as: Element = 'div', name, ...props }: StaticHtmlProps) {
  const scheduler = useContext(HydrationContext);
  const element = { ...props, [attributes.static]: name };
  if (!scheduler) return <Element {...element} />;
  const selector = `[${attributes.static}="${name}"]`;
  // the HTML in it is neither compared nor replaced
  const kept = { ...element, children: undefined, dangerouslySetInnerHTML: { __html: NO_HTML } };
  return <Element {...kept} suppressHydrationWarning ref={fillWith(scheduler, selector)} />;
}

/** The HTML that the server sent within an element of its page; by default all of it. */
export function SentHtml({ of: scheduler, within }: { of: IslandScheduler; within?: string }) {
  return <div className="contents" ref={fillWith(scheduler, within)} />;
}

/** Puts HTML that was sent into an element that React has rendered anew, and thus without it. */
function fillWith(scheduler: IslandScheduler, selector: string | undefined) {
  return (element: Element | null) => {
    if (element && !element.hasChildNodes()) element.append(...scheduler.sentWithin(selector));
  };
}

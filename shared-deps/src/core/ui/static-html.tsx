import { type ComponentProps, useContext } from 'react';

import { HydrationContext } from './hydration-context';

/**
 * HTML that remains the server's. React takes the element around it, and nothing within. Of HTML that waits
 * to be hydrated, it would stop clicks on links before they reach the document.
 */
export function StaticHtml(element: ComponentProps<'div'>) {
  const isHydrating = useContext(HydrationContext) !== undefined;
  if (!isHydrating) return <div {...element} />;
  // the HTML in it is neither compared nor replaced
  const kept = { ...element, children: undefined, dangerouslySetInnerHTML: { __html: '' } };
  return <div {...kept} suppressHydrationWarning />;
}

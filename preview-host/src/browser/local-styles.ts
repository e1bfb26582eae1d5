import type { Override } from './stored-overrides';

const replaced = new Set<string>();

/** Links the style sheet that is beside a local section's entry, and waits until it applies or has failed. */
export function linkLocalStyles({ name, url }: Override): Promise<void> {
  const href = url.replace(/\.js(?=\?|$)/, '.css');
  if (href === url) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.crossOrigin = 'anonymous';
    link.onload = () => {
      replaced.add(name);
      resolve();
    };
    // a page without its style is still a page
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

/**
 * Turns the deployed style sheets of the sections off whose own ones apply; those that the shell links later
 * too.
 */
export function turnOffDeployedStyles(): void {
  for (const name of replaced) {
    const folder = `/assets/${name.replace(/^@school\//, '')}/`;
    const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href^="${folder}"]`);
    for (const link of links) link.disabled = true;
  }
}

import { escapeXml } from '@school/shared-deps/server';

/** A page of the office, which has one button at most. */
export function pageOf(title: string, text: string, hasButton: boolean): string {
  const button = `<p><button>${title === 'Sign in' ? title : 'Make a passkey'}</button></p>
<p role="status"></p>
<noscript><p>A passkey needs JavaScript: switch it on, and load this page again.</p></noscript>
<script type="module" src="/office/sign-in.js"></script>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 4rem auto; padding: 0 1rem }
button { font: inherit; padding: 0.75rem 1.5rem }
</style>
<main>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(text)}</p>
${hasButton ? button : ''}
</main>
</html>
`;
}

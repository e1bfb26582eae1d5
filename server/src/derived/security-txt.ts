import type { FileSources, GeneratedFile } from './generator';

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** Half a year: RFC 9116 wants less than a year. */
const VALID_MONTHS = 6;

/** Where to report a weakness of the site, from the profile (RFC 9116). It changes each month. */
export function securityFile({ content, config }: Pick<FileSources, 'content' | 'config'>): GeneratedFile {
  const address = '/.well-known/security.txt';
  const read = () => {
    const now = new Date();
    const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS)).toISOString();
    const generate = () => {
      const canonical = config.siteUrl === undefined ? [] : [`Canonical: ${config.siteUrl}${address}`];
      const contact = `Contact: mailto:${content.current().profile.email}`;
      return [contact, `Expires: ${expires}`, ...canonical, ''].join('\n');
    };
    return { version: `${content.version()} ${expires}`, headers, generate };
  };
  return { address, read };
}

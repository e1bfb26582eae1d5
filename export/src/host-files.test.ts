import { headersFile, nginxFile } from './host-files';

const options = {
  paths: ['/', '/News', '/SubGallery'],
  records: [{ path: '/SubGallery', parameter: 'id' }],
  lists: ['/api/news/all/STHILDA'],
  drawings: ['/api/image/map.svg'],
  pagePolicy: "default-src 'none'; script-src 'self'",
};
const blocks = (text: string) =>
  new Map(text.split(/\n(?=\/)/).map((block) => [block.split('\n')[0], block]));

it('says the headers of each kind of file for hosts that read _headers', () => {
  const rules = blocks(headersFile(options));
  expect(rules.get('/*')).toContain('x-content-type-options: nosniff');
  expect(rules.get('/*')).not.toContain('content-security-policy');
  expect(rules.get('/assets/*')).toContain('cache-control: public, max-age=31536000, immutable');
  expect(rules.get('/News/*')).toContain("content-security-policy: default-src 'none'; script-src 'self'");
  expect(rules.get('/')).toContain('cache-control: no-cache');
  expect(rules.get('/service-worker.js')).toContain('cache-control: no-cache');
  expect(rules.get('/api/news/all/STHILDA')).toContain('content-type: application/json');
  expect(rules.get('/calendar/*')).toContain('content-type: text/calendar; charset=utf-8');
  expect(rules.get('/api/image/*')).toContain("frame-ancestors 'self'");
  expect(rules.get('/api/image/map.svg')).toContain('sandbox');
});

it('tells nginx what only a server can know: widths, ids and other spellings', () => {
  const text = nginxFile(options);
  expect(text).toContain('try_files $uri.w$width.webp $uri =404;');
  expect(text).toContain('location ~* "^/SubGallery/*$"');
  expect(text).toContain('rewrite ^ /SubGallery/$arg_id/index.html last;');
  expect(text).toContain('rewrite ^ /News/index.html last;');
  expect(text).toContain(
    'location ~ ^/calendar.*\\.ics$ {\n  types {}\n  default_type "text/calendar; charset=utf-8";',
  );
  expect(text.split('{').length).toBe(text.split('}').length);
});

it('repeats the common headers in each block of nginx, which takes none from outside', () => {
  const locations = nginxFile(options).split('\nlocation ').slice(1);
  const answering = locations.filter((block) => !/rewrite|return/.test(block));
  expect(answering).toHaveLength(6);
  for (const block of answering)
    expect(block).toContain('add_header x-content-type-options "nosniff" always;');
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../workspace/workspace';

interface NginxOptions {
  folder: string;
  port: number;
  servers: string[];
  /** A measurement has one address, and no limit of its requests. */
  isMeasured: boolean;
  /** The certificate's file, with its key beside it, for https and HTTP/2. */
  certificate: string | undefined;
}

/**
 * Writes the configuration of an nginx without a service manager: `deploy/nginx.conf` with other places.
 * Returns its file.
 * @throws when `deploy/nginx.conf` has no such place any more
 */
export function writeNginxConfig({ folder, port, servers, isMeasured, certificate }: NginxOptions): string {
  const [one = '', other = ''] = servers;
  let site = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
  const replace = (text: string, by: string) => {
    if (!site.includes(text)) throw new Error(`deploy/nginx.conf has no "${text}"`);
    site = site.replaceAll(text, by);
  };
  replace('server 127.0.0.1:8082 ', `server ${one} `);
  replace('server 127.0.0.1:8083 ', `server ${other} `);
  replace('proxy_cache_path /var/cache/nginx/school ', `proxy_cache_path ${folder}/cache `);
  if (isMeasured) replace('rate=200r/s', 'rate=1000000r/s');
  const secure = `ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${certificate}.key`;
  replace('listen 80;', `listen 127.0.0.1:${port} ${certificate === undefined ? '' : secure};`);
  replace('root /var/lib/school-copy;', `root ${folder}/copy;`);

  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const config = `${isRoot ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  ${temporary.join('\n  ')}
  # the connections of a measurement stay open
  keepalive_requests 1000000;
  ${site}
}
`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return file;
}

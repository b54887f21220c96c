import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConf } from './nginx-conf';
import { scriptOptions } from './options';

scriptOptions(
  `Writes deploy/nginx.conf with the headers of host/security-headers.ts (npm run nginx-conf). It has no options.
  --help  show this`,
  {},
);

writeFileSync(join(__dirname, '../deploy/nginx.conf'), nginxConf());

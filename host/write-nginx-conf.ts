import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConf } from './nginx-conf';

writeFileSync(join(__dirname, '../deploy/nginx.conf'), nginxConf());

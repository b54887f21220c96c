import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConf } from './nginx-conf';
import { nginxOptions } from './options';

const { api, connect, to } = nginxOptions();
writeFileSync(to ?? join(__dirname, '../deploy/nginx.conf'), nginxConf(api, connect));

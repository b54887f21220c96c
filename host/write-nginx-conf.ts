import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerConf, nginxConf } from './nginx-conf';
import { nginxOptions } from './options';

const { api, connect, to } = nginxOptions();
const deploy = join(__dirname, '../deploy');
writeFileSync(to ?? join(deploy, 'nginx.conf'), nginxConf(api, connect));
if (to === null) writeFileSync(join(deploy, 'container.conf.template'), containerConf());

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostApp } from '../host-app';
import { commandOptions } from '../options';
import { serve } from '../serve';

// The paths are those of the package, where this file is `bin/quarterdeck.js`.
const root = join(__dirname, '..');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const { api, direct, connect, host, port, open } = commandOptions(version);

void serve({
  app: hostApp({ dist: join(root, 'dist'), api, direct, connect }),
  api,
  world: '',
  people: [],
  host,
  port,
  open,
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadWorld } from '../fixtures/worlds';
import { buildIfStale } from './dist-freshness';
import { hostApp } from './host-app';
import { hostOptions, type HostOptions } from './options';
import { serve, stop } from './serve';

const root = join(__dirname, '..');
const dist = join(root, 'dist');

const start = async ({
  api,
  direct,
  connect,
  world,
  host,
  port,
  open,
  build: mayBuild,
  styleguide,
}: HostOptions): Promise<void> => {
  if (styleguide) stop('The style guide is not part of a build. Run: npm run dev -- --styleguide');
  if (mayBuild && !buildIfStale(root)) stop('The build failed for the reason above.');
  if (!existsSync(join(dist, 'index.html')))
    stop('There is no build in dist. Leave --no-build out, or run: npm run build');
  const people = api === null ? (await loadWorld(world)).people : [];
  await serve({ app: hostApp({ dist, api, direct, connect, world }), api, world, people, port, host, open });
};

void start(hostOptions());

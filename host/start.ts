import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadWorld } from '../fixtures/worlds';
import { pingAdvice, pingProblem } from './ping-platform';
import { isFresh } from './dist-freshness';
import { greeting } from './greeting';
import { ADMIN_PATH, hostApp } from './host-app';
import { listen, listenProblem } from './listen';
import { openBrowser } from './open-browser';
import { hostOptions, type HostOptions } from './options';

const root = join(__dirname, '..');
const dist = join(root, 'dist');

const stop = (problem: string): never => {
  console.error(problem);
  process.exit(1);
};

const build = (): void => {
  if (isFresh(root)) return;
  console.log('Building the application …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('The build failed for the reason above.');
};

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
  if (mayBuild) build();
  if (!existsSync(join(dist, 'index.html')))
    stop('There is no build in dist. Leave --no-build out, or run: npm run build');
  const listening = await listen(hostApp({ dist, api, direct, connect, world }), port, host).catch(
    async (error: unknown) => stop(await listenProblem(error, port, host)),
  );
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const address = `http://${shownHost}:${listening.port}${ADMIN_PATH}/`;
  const people = api === null ? (await loadWorld(world)).people : [];
  console.log(greeting({ address, api, world, people }));
  if (api !== null) {
    const problem = await pingProblem(api);
    if (problem !== null) console.warn(pingAdvice(api, problem));
  }
  if (open) openBrowser(address);
};

void start(hostOptions());

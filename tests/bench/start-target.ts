import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFresh } from '../../host/dist-freshness';
import { ADMIN_PATH, hostApp } from '../../host/host-app';
import { listen } from '../../host/listen';
import type { World } from '../../src/adapters/memory';
import type { DemoUser } from '../../src/ports/environment/demo';
import { startRestServer } from '../support/rest';
import type { Target } from './journey';

const ROOT = join(__dirname, '../..');
const HOST = '127.0.0.1';

/** Builds this Quarterdeck when its build is stale. */
export const build = (): void => {
  if (isFresh(ROOT)) return;
  console.log('Building the application …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed; the reason stands above.');
};

export interface OwnQuarterdeck {
  readonly target: Target;
  close(): Promise<void>;
}

/** Builds this Quarterdeck and serves it over HTTP on a world. */
export const startTarget = async (name: string, world: World, person: DemoUser): Promise<OwnQuarterdeck> => {
  build();
  // A copy, since a build that starts during the measurement would delete the files.
  const dist = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  cpSync(join(ROOT, 'dist'), dist, { recursive: true });
  const rest = await startRestServer({ world });
  const { server, port } = await listen(hostApp({ dist, api: rest.url, world: world.name }), 0, HOST);
  return {
    target: { name, url: `http://${HOST}:${port}${ADMIN_PATH}`, person },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rest.close();
      rmSync(dist, { recursive: true });
    },
  };
};

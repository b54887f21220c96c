import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run';

/** A database of its own, reached through a socket in its folder only. */
export interface RunningDatabase {
  /** Settings of the platform that lead to it. */
  readonly settings: NodeJS.ProcessEnv;
  /** Ends the process and deletes its files. */
  stop(): Promise<void>;
  /** Ends the process at once; for a process that exits. */
  kill(): void;
}

const USER = 'postgres';
const PORT = '5432';
const MAX_START_MS = 60_000;

/** Debian keeps the programs of each version in a folder of its own. */
const BIN_FOLDERS = ['/usr/local/bin', '/usr/bin', ...[18, 17, 16, 15, 14, 13].map((n) => `/usr/lib/postgresql/${n}/bin`)];

const program = (name: string): string => {
  const folder = BIN_FOLDERS.find((each) => existsSync(join(each, name)));
  if (folder === undefined) throw new Error(`There is no '${name}' on this machine: install PostgreSQL first.`);
  return join(folder, name);
};

/** PostgreSQL refuses to run as root; root starts it as the user of its package. */
const account = (): Pick<SpawnOptions, 'uid' | 'gid'> => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Creates a database in a temporary folder and starts it. Rejects when PostgreSQL is not installed. */
export const startPostgres = async (): Promise<RunningDatabase> => {
  const initdb = program('initdb');
  const server = program('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-postgres-'));
  const options = { ...account(), cwd: folder };
  if (options.uid !== undefined && options.gid !== undefined) chownSync(folder, options.uid, options.gid);
  const removeFiles = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await run(initdb, ['-D', join(folder, 'data'), '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C'], options);
  } catch (error) {
    removeFiles();
    throw error;
  }
  const child = spawn(server, ['-D', join(folder, 'data'), '-k', folder, '-p', PORT, '-c', 'listen_addresses='], {
    ...options,
    stdio: 'ignore',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): void => {
    child.kill('SIGINT');
    removeFiles();
  };
  const stop = async (): Promise<void> => {
    // An interrupt ends the connections; a plain end would wait for them.
    child.kill('SIGINT');
    if (child.exitCode === null && child.signalCode === null) await gone;
    removeFiles();
  };
  const end = Date.now() + MAX_START_MS;
  while (!existsSync(join(folder, `.s.PGSQL.${PORT}`))) {
    if (child.exitCode !== null || Date.now() > end) {
      kill();
      throw new Error('PostgreSQL did not start.');
    }
    await pause(50);
  }
  const settings = {
    DB_CLIENT: 'pg',
    DB_HOST: folder,
    DB_PORT: PORT,
    DB_DATABASE: 'postgres',
    DB_USER: USER,
    DB_PASSWORD: 'unused',
  };
  return { settings, stop, kill };
};

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run';

/** The folder with the server's own package.json. */
export const PROVIDER = __dirname;

/** Servers of later generations, by the name that scripts take; their packages are not locked. */
export const LATER_SERVERS = { '9.26': '9.26.0', '10.13': '10.13.2', '11.3': '11.3.5' } as const;

export type LaterServer = keyof typeof LATER_SERVERS;

export const isLaterServer = (name: string): name is LaterServer => name in LATER_SERVERS;

/** '9.0' is the verified server, with a lock. */
export type ServerName = '9.0' | LaterServer;

interface Installation {
  readonly folder: string;
  /** Differs when the packages have to be installed again. */
  readonly digest: string;
  /** Arguments of npm that install them. */
  readonly install: readonly string[];
  /** Packages with a native part. */
  readonly native: readonly string[];
}

const locked = async (): Promise<Installation> => ({
  folder: PROVIDER,
  digest: createHash('sha256')
    .update(await readFile(join(PROVIDER, 'package-lock.json')))
    .digest('hex'),
  install: ['ci'],
  native: ['argon2', 'sqlite3'],
});

const later = async (server: LaterServer): Promise<Installation> => {
  const folder = join(PROVIDER, '.later', server);
  const version = LATER_SERVERS[server];
  await mkdir(folder, { recursive: true });
  const content = { private: true, dependencies: { directus: version }, overrides: { sharp: '0.33.5' } };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
  return { folder, digest: version, install: ['install'], native: ['argon2', 'sqlite3', 'isolated-vm'] };
};

/** Lies inside node_modules, so that it is deleted with the packages whose digest it records. */
const markOf = (folder: string): string => join(folder, 'node_modules', '.quarterdeck-complete');

const isComplete = async ({ folder, digest }: Installation): Promise<boolean> => {
  try {
    return (await readFile(markOf(folder), 'utf8')) === digest;
  } catch {
    return false;
  }
};

/** Installs the packages and builds their native parts when needed. Resolves with the folder of the server. */
export const installPlatform = async (server: ServerName = '9.0'): Promise<string> => {
  const installation = server === '9.0' ? await locked() : await later(server);
  const { folder, digest, install, native } = installation;
  if (!(await isComplete(installation))) {
    console.log(`Installing the platform ${server} for the contracts (some minutes, once).`);
    const options = { cwd: folder, env: process.env };
    await run('npm', [...install, '--ignore-scripts', '--no-audit', '--no-fund'], options);
    await run('npm', ['rebuild', ...native], options);
    await writeFile(markOf(folder), digest);
  }
  return folder;
};

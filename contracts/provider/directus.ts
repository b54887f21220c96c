import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SECRET } from '../platform/link-token';
import { LISTED_PROVIDERS } from '../platform/people';
import { EXTENSIONS_FOLDER } from '../../host/example-extensions';
import { extensionsIn } from '../../host/extensions-folder';
import { installPlatform, PROVIDER, type ServerName } from './install';
import { type RunningDatabase, startPostgres } from './postgres';
import { run } from './run';

/** A server process with a fresh database. */
export interface RunningPlatform {
  /** Root URL of its REST API, without a trailing slash. */
  readonly url: string;
  readonly email: string;
  readonly password: string;
  /** Ends the process and deletes its database. */
  stop(): Promise<void>;
}

export { SECRET };

/** The databases that a server can be started on. */
export const DATABASES = ['sqlite', 'postgres'] as const;

export type DatabaseName = (typeof DATABASES)[number];

/** The database that an option names. Throws for another text. */
export const databaseOf = (name: string): DatabaseName => {
  const found = DATABASES.find((each) => each === name);
  if (found === undefined) throw new Error(`There is no database '${name}'. Databases: ${DATABASES.join(', ')}.`);
  return found;
};

const EMAIL = 'admin@example.com';
const PASSWORD = 'password';
const MAX_START_MS = 60_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('There is no free port.'));
      });
    });
  });

/** The same for servers of later generations. */
const laterSignOnSettings = (): NodeJS.ProcessEnv => ({
  AUTH_PROVIDERS: LISTED_PROVIDERS.join(),
  ...Object.fromEntries(
    LISTED_PROVIDERS.flatMap((name) =>
      Object.entries({
        DRIVER: 'oauth2',
        CLIENT_ID: 'contract-client',
        CLIENT_SECRET: 'contract-client-secret',
        AUTHORIZE_URL: 'http://127.0.0.1/authorize',
        ACCESS_URL: 'http://127.0.0.1/access',
        PROFILE_URL: 'http://127.0.0.1/profile',
      }).map(([setting, value]) => [`AUTH_${name.toUpperCase()}_${setting}`, value]),
    ),
  ),
});

/** Lists the sign-on providers; nothing is requested from them until a sign-on. */
const signOnSettings = (): NodeJS.ProcessEnv => ({
  OAUTH_PROVIDERS: LISTED_PROVIDERS.join(),
  ...Object.fromEntries(
    LISTED_PROVIDERS.flatMap((name) => [
      [`OAUTH_${name.toUpperCase()}_KEY`, 'contract-client'],
      [`OAUTH_${name.toUpperCase()}_SECRET`, 'contract-client-secret'],
    ]),
  ),
});

/** Only PATH and HOME come from this machine: the server reads any variable that looks like one of its settings. */
const environment = (
  folder: string,
  port: number,
  server: ServerName,
  database: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  ...database,
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  LOG_LEVEL: 'warn',
  KEY: 'b7c3a0f2-5a57-4b63-9c0f-7a4d0e4f9a11',
  SECRET,
  ADMIN_EMAIL: EMAIL,
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMITER_ENABLED: 'false',
  CACHE_ENABLED: 'false',
  EMAIL_TRANSPORT: 'sendmail',
  EMAIL_SENDMAIL_PATH: join(PROVIDER, 'discard-mail.sh'),
  REFRESH_TOKEN_COOKIE_SECURE: 'false',
  REFRESH_TOKEN_COOKIE_SAME_SITE: 'lax',
  MAX_PAYLOAD_SIZE: '20mb',
  STORAGE_LOCATIONS: 'local',
  STORAGE_LOCAL_DRIVER: 'local',
  STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
  EXTENSIONS_PATH: join(folder, 'extensions'),
  CORS_ENABLED: 'true',
  CORS_ORIGIN: 'true',
  TELEMETRY: 'false',
  // Later servers import no file from this machine by default.
  IMPORT_IP_DENY_LIST: '169.254.169.254',
  // 9.26 waits for a second connection when a relation is deleted; SQLite has one. 9.0 does not start with this option.
  ...(server === '9.0' ? {} : { DB_POOL__ACQUIRE_TIMEOUT_MILLIS: '5000' }),
  ...(server === '9.0' ? signOnSettings() : laterSignOnSettings()),
});

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/server/ping`)).ok;
  } catch {
    return false;
  }
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the last 4,000 characters of the server's output. */
const collectOutput = (server: ChildProcess): (() => string) => {
  let output = '';
  const collect = (text: Buffer): void => void (output = (output + text.toString()).slice(-4_000));
  server.stdout?.on('data', collect);
  server.stderr?.on('data', collect);
  return () => output;
};

const waitUntilUp = async (url: string, server: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + MAX_START_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The platform ended by itself:\n${output()}`);
    if (Date.now() > end) throw new Error(`The platform did not answer within a minute:\n${output()}`);
    await pause(100);
  }
};

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const timeout = setTimeout(() => server.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(timeout);
};

/** Runs `cleanUp` when this process exits for any reason; the returned function cancels that. */
const onProcessExit = (cleanUp: () => void): (() => void) => {
  const interrupted = (): void => process.exit(130);
  process.once('exit', cleanUp).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  return () => void process.off('exit', cleanUp).off('SIGINT', interrupted).off('SIGTERM', interrupted);
};

/** The example extensions by name. The server bundles the scripts of its own app, so that ours would not start it. */
const installExtensions = async (folder: string): Promise<void> => {
  for (const [kind, names] of Object.entries(extensionsIn(EXTENSIONS_FOLDER)))
    for (const name of names) {
      await mkdir(join(folder, kind, name), { recursive: true });
      await writeFile(join(folder, kind, name, 'index.js'), `export default ${JSON.stringify({ id: name })};\n`);
    }
};

/**
 * Installs the server when it is missing (some minutes, once), creates a database and starts it on a free port. Rejects
 * with the server's output when it does not start. The server stops with this process at the latest.
 */
export const startDirectus = async (
  name: ServerName = '9.0',
  on: DatabaseName = 'sqlite',
): Promise<RunningPlatform> => {
  const installed = await installPlatform(name);
  const command = join(installed, 'node_modules', '.bin', 'directus');
  await mkdir(join(PROVIDER, '.run'), { recursive: true });
  const folder = await mkdtemp(join(PROVIDER, '.run', 'platform-'));
  let server: ChildProcess | null = null;
  let postgres: RunningDatabase | null = null;
  const removeFiles = (): void => rmSync(folder, { recursive: true, force: true });
  const cancelCleanUp = onProcessExit(() => {
    server?.kill('SIGKILL');
    postgres?.kill();
    removeFiles();
  });
  const stop = async (): Promise<void> => {
    if (server !== null) await end(server);
    await postgres?.stop();
    cancelCleanUp();
    removeFiles();
  };

  try {
    await mkdir(join(folder, 'uploads'));
    if (name === '9.0') await installExtensions(join(folder, 'extensions'));
    else await mkdir(join(folder, 'extensions'));
    if (on === 'postgres') postgres = await startPostgres();
    const database = postgres?.settings ?? { DB_CLIENT: 'sqlite3', DB_FILENAME: join(folder, 'data.db') };
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    // The server reads the package.json of its working directory; everything it writes goes into the other folder.
    const options = { cwd: installed, env: environment(folder, port, name, database) };
    await run(command, ['bootstrap'], options);
    server = spawn(command, ['start'], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    await waitUntilUp(url, server, collectOutput(server));
    return { url, email: EMAIL, password: PASSWORD, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

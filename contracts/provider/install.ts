import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run';

/** The folder with the server's own package.json. */
export const PROVIDER = __dirname;

/** Records the lock of the installed packages; lies inside node_modules, so that it is deleted with them. */
const MARK = join(PROVIDER, 'node_modules', '.quarterdeck-complete');

const lockDigest = async (): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(PROVIDER, 'package-lock.json')))
    .digest('hex');

const isComplete = async (digest: string): Promise<boolean> => {
  try {
    return (await readFile(MARK, 'utf8')) === digest;
  } catch {
    return false;
  }
};

/** Installs the locked packages and builds their native parts when needed. Resolves with the server's command. */
export const installPlatform = async (): Promise<string> => {
  const digest = await lockDigest();
  if (!(await isComplete(digest))) {
    console.log('Installing the platform for the contracts (about a minute, once).');
    const options = { cwd: PROVIDER, env: process.env };
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options);
    await run('npm', ['rebuild', 'argon2', 'sqlite3'], options);
    await writeFile(MARK, digest);
  }
  return join(PROVIDER, 'node_modules', '.bin', 'directus');
};

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of the build, relative to the root. */
const SOURCES = [
  'src',
  'fixtures',
  'docs/guide',
  'host/build',
  'contracts/pacts',
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Time of the latest change below a path, in ms since 1970; 0 when the path does not exist. */
const newest = (path: string): number => {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .reduce(
      (latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs),
      statSync(path).mtimeMs,
    );
};

/** True when `dist` is newer than all of its sources. */
export const isFresh = (root: string): boolean => {
  const page = join(root, 'dist/index.html');
  return existsSync(page) && SOURCES.every((source) => newest(join(root, source)) < statSync(page).mtimeMs);
};

/** Builds `dist` unless it is newer than its sources. False when the build failed, which has printed its reason. */
export const buildIfStale = (root: string): boolean => {
  if (isFresh(root)) return true;
  console.log('Building the application …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
};

import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit since which files count as changed: where the branch left the remote's main branch, else the last commit. */
const base = (): string => {
  for (const branch of ['@{upstream}', 'origin/HEAD', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      continue;
    }
  }
  return 'HEAD';
};

/**
 * Runs the unit tests of changed files and of what imports them, without the suites that only `npm test` runs (matrix and
 * fault schedules, see jest.config.mjs).
 */
const { status } = spawnSync(
  join(root, 'node_modules/.bin/jest'),
  [`--changedSince=${base()}`, '--passWithNoTests', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHECK: 'fast' } },
);
process.exitCode = status ?? 1;

import { execFileSync } from 'node:child_process';

const PACTS = 'contracts/pacts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Pacts that were just generated and differ from those that stand in git (or wait in its index). */
const differing = [
  git('diff', '--name-only', '--', PACTS),
  git('ls-files', '--others', '--exclude-standard', '--', PACTS),
].filter((names) => names !== '');

if (differing.length > 0) {
  console.error(`The contracts say something else than the pacts in git:\n${differing.join('\n')}\n`);
  console.error(git('diff', '--stat', '--', PACTS));
  console.error('If that is meant, add the new pacts: git add contracts/pacts');
  process.exit(1);
}

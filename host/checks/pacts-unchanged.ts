import { execFileSync } from 'node:child_process';

const PACTS = 'contracts/pacts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Generated pacts that differ from the committed ones, and those that are not in git yet. */
const differing = [
  git('diff', '--name-only', '--', PACTS),
  git('ls-files', '--others', '--exclude-standard', '--', PACTS),
].filter((names) => names !== '');

if (differing.length > 0) {
  console.error(`The generated pacts differ from the committed ones:\n${differing.join('\n')}\n`);
  console.error(git('diff', '--stat', '--', PACTS));
  console.error('If the change is intended, commit the new pacts: git add contracts/pacts');
  process.exit(1);
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { closingLine, sum, type Counts } from './checks/counts';
import { scriptOptions } from './options';

scriptOptions(
  `Runs oxlint and ESLint over the project (npm run lint). It has no options.
  --help  show this`,
  {},
);

/** oxlint for everything, then ESLint, cached, for the few rules that oxlint lacks. */
const LINTERS = [
  ['oxlint', '--deny-warnings'],
  ['eslint', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content', '.'],
] as const;

const root = join(__dirname, '..');

const results = LINTERS.map(([linter, ...args]): Counts => {
  const { status } = spawnSync(join(root, 'node_modules/.bin', linter), [...args], { cwd: root, stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
});

const total = sum(results);
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

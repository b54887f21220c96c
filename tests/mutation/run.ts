import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOptions } from '../../host/options';
import { percentage, scoreOf, sumOf, type MutationReport, type Score } from './score';

const root = join(__dirname, '../..');

/** Minimum score, in percent. */
const MIN_SCORE = 85;

const folders = (): readonly string[] =>
  readdirSync(join(root, 'src/domain'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/**
 * StrykerJS prints the surviving mutants of the folder; its report has the counts, and is missing for a folder of
 * types.
 */
const mutate = (folder: string): Score => {
  const report = join(root, '.cache/mutation', `${folder}.json`);
  rmSync(report, { force: true });
  const { status } = spawnSync(join(root, 'node_modules/.bin/stryker'), ['run'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_FOLDER: folder },
  });
  if (status !== 0) throw new Error(`The mutants of ${folder} could not be tested.`);
  return existsSync(report) ? scoreOf(JSON.parse(readFileSync(report, 'utf8')) as MutationReport) : sumOf([]);
};

const line = (name: string, score: Score): string =>
  `${name.padEnd(12)} ${percentage(score).toFixed(2).padStart(6)} %  ${score.survived} of ${score.killed + score.survived} lived`;

const USAGE = `Mutation tests of the domain (npm run mutation -- [folder of src/domain …]), all folders by default:
  --help  show this`;

const { positionals } = scriptOptions(USAGE, {}, { allowPositionals: true });
const unknown = positionals.find((folder) => !folders().includes(folder));
if (unknown !== undefined) {
  console.error(`There is no folder src/domain/${unknown}. Folders: ${folders().join(', ')}.`);
  process.exit(2);
}
const scores = (positionals.length === 0 ? folders() : positionals).map((folder) => ({
  folder,
  score: mutate(folder),
}));
const total = sumOf(scores.map(({ score }) => score));

for (const { folder, score } of scores) console.log(line(folder, score));
console.log(line('domain', total));
process.exitCode = percentage(total) < MIN_SCORE ? 1 : 0;

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine, sum, type Counts } from './checks/counts';
import { runStep } from './checks/run-step';
import { CHECK, TEST, type Step } from './checks/steps';
import { scriptOptions } from './options';

const USAGE = `Runs all checks, or with --fast those of npm run check:
  --fast       without the build, the browser, the matrix suite and the fault schedules
  --only TEXT  only the steps whose name contains this text
  --help       show this`;

const root = join(__dirname, '..');
const logs = join(root, '.cache/checks');

const { values } = scriptOptions(USAGE, {
  fast: { type: 'boolean', default: false },
  only: { type: 'string' },
});

const seconds = (duration: number): string => `${(duration / 1000).toFixed(1)} s`;

/** Runs a step, prints its line and, if it failed, its output. The output of every step is kept in .cache/checks. */
const check = async (step: Step): Promise<Counts> => {
  const { counts, duration, output } = await runStep(step, root);
  writeFileSync(join(logs, `${step.name.replaceAll(' ', '-')}.log`), output);
  const mark = counts.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${step.name.padEnd(32)} ${seconds(duration).padStart(8)}  ${closingLine(counts)}`);
  if (counts.failed > 0) console.log(`\n${step.command}\n${output.trimEnd()}\n`);
  return counts;
};

const main = async (): Promise<void> => {
  mkdirSync(logs, { recursive: true });
  const { fast, only = '' } = values;
  const counted: Counts[] = [];
  for (const stage of fast ? CHECK : TEST) {
    const steps = stage.filter(({ name }) => name.includes(only));
    counted.push(...(await Promise.all(steps.map(check))));
  }
  if (counted.length === 0) console.error(`There is no step with '${only}' in its name.`);
  const total = sum(counted);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed > 0 || counted.length === 0 ? 1 : 0;
};

void main();

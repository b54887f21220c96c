import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closingLine, sum, type Counts } from './checks/counts';
import { runStep } from './checks/run-step';
import { steps } from './checks/steps';

const root = join(__dirname, '..');
const logs = join(root, '.cache/checks');

const { values } = parseArgs({
  options: { fast: { type: 'boolean', default: false }, only: { type: 'string' } },
});

/** Every step in turn, whatever became of the one before; the output of those that failed is shown, all of it is kept. */
const main = async (): Promise<void> => {
  mkdirSync(logs, { recursive: true });
  const counted: Counts[] = [];
  for (const step of steps(values.fast).filter(({ name }) => values.only === undefined || name.includes(values.only))) {
    const { counts, duration, output } = await runStep(step, root);
    counted.push(counts);
    writeFileSync(join(logs, `${step.name.replaceAll(' ', '-')}.log`), output);
    const mark = counts.failed === 0 ? '✓' : '✗';
    console.log(
      `${mark} ${step.name.padEnd(28)} ${`${(duration / 1000).toFixed(1)} s`.padStart(8)}  ${closingLine(counts)}`,
    );
    if (counts.failed > 0) console.log(`\n${step.command}\n${output.trimEnd()}\n`);
  }
  const total = sum(counted);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed > 0 || counted.length === 0 ? 1 : 0;
};

void main();

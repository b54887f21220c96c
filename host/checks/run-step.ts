import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Counts } from './counts';
import type { Step } from './steps';

export interface StepResult {
  readonly counts: Counts;
  /** In ms. */
  readonly duration: number;
  readonly output: string;
}

/** The counts of a step that ended. A non-zero exit code, or no checks at all, counts as at least one failure. */
export const judge = ({ count }: Step, status: number | null, output: string): Counts => {
  const ended: Counts = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (count === undefined) return ended;
  const counted = count(output);
  if (counted === null || counted.passed + counted.failed === 0) return { passed: 0, failed: 1 };
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
};

const environment = (root: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
  PACT_DO_NOT_TRACK: '1',
});

/** Runs a step to its end and returns its counts, its duration and everything it printed. */
export const runStep = (step: Step, root: string): Promise<StepResult> =>
  new Promise((done) => {
    const started = Date.now();
    const chunks: Buffer[] = [];
    const child = spawn(step.command, {
      cwd: root,
      shell: true,
      env: environment(root),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer): number => chunks.push(chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (status) => {
      const output = Buffer.concat(chunks).toString('utf8');
      done({ counts: judge(step, status, output), duration: Date.now() - started, output });
    });
  });

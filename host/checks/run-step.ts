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

/** A step that ended badly, or checked nothing, has failed at least once; one without a reader is one check. */
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

/** Runs a step to its end, and keeps what it printed. */
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
    const keep = (chunk: Buffer): number => chunks.push(chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (status) => {
      const output = Buffer.concat(chunks).toString('utf8');
      done({ counts: judge(step, status, output), duration: Date.now() - started, output });
    });
  });

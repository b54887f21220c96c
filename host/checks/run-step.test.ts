/** @jest-environment node */
import { ownCounts } from './counts';
import { judge, runStep } from './run-step';

const counted = { name: 'counted', command: 'true', count: ownCounts };

describe('judging a step', () => {
  it('takes the exit code of a step without counts', () => {
    expect(judge({ name: 'types', command: 'true' }, 0, '')).toEqual({ passed: 1, failed: 0 });
    expect(judge({ name: 'types', command: 'true' }, 2, '')).toEqual({ passed: 0, failed: 1 });
  });

  it('takes the counts of the others', () => {
    expect(judge(counted, 1, '3 passed, 2 failed')).toEqual({ passed: 3, failed: 2 });
  });

  it('fails on a crash and on missing output', () => {
    expect(judge(counted, 1, '3 passed, 0 failed')).toEqual({ passed: 3, failed: 1 });
    expect(judge(counted, null, '3 passed, 0 failed')).toEqual({ passed: 3, failed: 1 });
    expect(judge(counted, 0, 'nothing to say')).toEqual({ passed: 0, failed: 1 });
    expect(judge(counted, 0, '0 passed, 0 failed')).toEqual({ passed: 0, failed: 1 });
  });

  it('runs a command line and keeps both its streams', async () => {
    const { counts, output } = await runStep(
      { ...counted, command: 'echo oops >&2; echo 4 passed, 1 failed; exit 1' },
      process.cwd(),
    );
    expect(output).toContain('oops');
    expect(counts).toEqual({ passed: 4, failed: 1 });
  });
});

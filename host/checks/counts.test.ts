import {
  changedTestsCounts,
  closingLine,
  cucumberCounts,
  jestCounts,
  ownCounts,
  playwrightCounts,
  sum,
} from './counts';

describe('counting what a step checked', () => {
  it('takes the last closing line of an own runner', () => {
    expect(ownCounts('1 passed, 0 failed\nmore\n12 passed, 3 failed\n')).toEqual({ passed: 12, failed: 3 });
    expect(ownCounts('about 12 passed, 3 failed so far')).toBeNull();
  });

  it("reads Jest's summary in colour", () => {
    expect(
      jestCounts('\u001b[1mTests:       \u001b[22m\u001b[31m1 failed\u001b[39m, 2 skipped, 9 passed, 12 total'),
    ).toEqual({ passed: 9, failed: 1 });
    expect(jestCounts('no tests')).toBeNull();
  });

  it('counts a change that no test concerns as one passed check', () => {
    expect(changedTestsCounts('No tests found related to files changed since "HEAD".\n')).toEqual({
      passed: 1,
      failed: 0,
    });
    expect(changedTestsCounts('Tests:       1 failed, 9 passed, 10 total')).toEqual({ passed: 9, failed: 1 });
    expect(changedTestsCounts('crashed')).toBeNull();
  });

  it('counts an undefined or pending scenario as failed', () => {
    expect(cucumberCounts('4 scenarios (1 undefined, 1 failed, 2 passed)\n12 steps (12 passed)')).toEqual({
      passed: 2,
      failed: 2,
    });
    expect(cucumberCounts('1 scenario (1 passed)')).toEqual({ passed: 1, failed: 0 });
    expect(cucumberCounts('0 scenarios')).toEqual({ passed: 0, failed: 0 });
  });

  it("adds up Playwright's lines", () => {
    expect(
      playwrightCounts('  1 failed\n    [chromium] › a.spec.ts\n  1 flaky\n  2 did not run\n  7 passed (3.1s)'),
    ).toEqual({ passed: 8, failed: 3 });
    expect(playwrightCounts('Error: No tests found')).toBeNull();
  });

  it('sums, and ends in one plain line', () => {
    expect(
      closingLine(
        sum([
          { passed: 1, failed: 0 },
          { passed: 2, failed: 3 },
        ]),
      ),
    ).toBe('3 passed, 3 failed');
  });
});

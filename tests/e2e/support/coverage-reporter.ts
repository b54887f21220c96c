import type { Reporter } from '@playwright/test/reporter';
import { PactCoverage } from '../../contract-coverage/pact-coverage';
import { clearCoverage, coverageLine } from '../../contract-coverage/request-record';

/** Prints how many requests of the run contracts cover, and how many contracts it has used. Playwright constructs it. */

export default class CoverageReporter implements Reporter {
  onBegin(): void {
    clearCoverage();
  }

  onEnd(): void {
    const line = coverageLine(PactCoverage.ofPact());
    if (line !== null) console.log(line);
  }

  printsToStdio(): boolean {
    return false;
  }
}

import { add, noTally, reason, type Tally } from '../report';
import type { Case, Suite, Target } from './suite';
import { suites } from './suites';

const runCase = async (target: Target, suite: Suite, name: string, test: Case): Promise<Tally> => {
  try {
    await test(target);
    return { passed: 1, failures: [] };
  } catch (error) {
    return {
      passed: 0,
      failures: [`[${target.name}] ${suite.name}: ${name}\n  ${reason(error).split('\n').join('\n  ')}`],
    };
  }
};

/** Every case of every suite, one after the other, on a stage raised before and struck after. */
export const runSuites = async (target: Target): Promise<Tally> => {
  let tally = noTally;
  await target.stage.raise();
  try {
    for (const suite of suites) {
      for (const [name, test] of Object.entries(suite.cases))
        tally = add(tally, await runCase(target, suite, name, test));
    }
  } finally {
    await target.stage.strike();
  }
  return tally;
};

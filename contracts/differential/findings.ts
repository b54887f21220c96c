import { equals, type Json } from '../../src/kernel';
import type { Tally } from '../report';
import type { Difference, Verdict } from './side-by-side';
import { ignoreKnown } from './exchange';
import { firstDifference } from './first-difference';
import { describeRequest, type Request } from './request';

const SHOWN = 500;
/** How much of two long texts is shown before they part. */
const BEFORE = 60;

const partOf = (one: string, other: string): number => [...one].findIndex((letter, at) => letter !== other[at]);

/** Of long texts the part where they differ. */
const shown = (value: Json | undefined, other: Json | undefined): string => {
  if (value === undefined) return 'nothing';
  const start = typeof value === 'string' && typeof other === 'string' ? Math.max(0, partOf(value, other) - BEFORE) : 0;
  return JSON.stringify(typeof value === 'string' ? value.slice(start) : value).slice(0, SHOWN);
};

/** After the answer to a write come the rows of what it touched, and last the activity. */
const rowsOf = ({ touches }: Request, at: number, last: boolean): string => {
  const name = touches[at - 1];
  return name === undefined || last ? 'the activity' : `the rows of ${name}`;
};

/** The first answer that differs: to the request itself, or to the look at the rows afterwards; and where in it. */
const describeDifference = ({ exchange, round, alone }: Difference): string => {
  const { request, twin, real } = ignoreKnown(exchange).left ?? exchange;
  const at = Math.max(
    0,
    twin.findIndex((answer, index) => !equals(answer, real[index])),
  );
  const asked = at === 0 ? '' : ` in ${rowsOf(request, at, at === twin.length - 1)} afterwards`;
  const before = alone ? '' : ', after the requests before it';
  const [mine, theirs] = [twin[at], real[at]].map(
    (answer) => answer && (twin[at]?.status === real[at]?.status ? { ...answer } : answer.body),
  );
  const found = firstDifference(mine, theirs);
  return [
    describeRequest(request),
    `  in round ${round}${before}: ${found?.path ?? ''}${asked}`,
    `  twin: ${twin[at]?.status ?? ''} ${shown(found?.one, found?.other)}`,
    `  real: ${real[at]?.status ?? ''} ${shown(found?.other, found?.one)}`,
  ].join('\n');
};

/** What a run has found so far. */
export class Findings {
  private passed = 0;
  private readonly failures: string[] = [];

  add({ difference }: Verdict): void {
    if (difference !== null) this.failures.push(describeDifference(difference));
    else this.passed += 1;
  }

  tally(): Tally {
    return { passed: this.passed, failures: this.failures };
  }
}

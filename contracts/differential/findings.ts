import { equals, type Json } from '../../src/kernel';
import type { Tally } from '../report';
import type { Difference, Verdict } from './side-by-side';
import { ignoreKnown } from './exchange';
import { firstDifference } from './first-difference';
import { describeRequest, type Request } from './request';

const SHOWN = 500;
/** Characters printed before the first difference of two long texts. */
const BEFORE = 60;

const partOf = (one: string, other: string): number => [...one].findIndex((letter, at) => letter !== other[at]);

/** The printed value; of long texts only the part that differs. */
const shown = (value: Json | undefined, other: Json | undefined): string => {
  if (value === undefined) return 'nothing';
  const start = typeof value === 'string' && typeof other === 'string' ? Math.max(0, partOf(value, other) - BEFORE) : 0;
  return JSON.stringify(typeof value === 'string' ? value.slice(start) : value).slice(0, SHOWN);
};

/** Names the answer at this index: rows of a touched collection, or the activity at the end. */
const rowsOf = ({ touches }: Request, at: number, last: boolean): string => {
  const name = touches[at - 1];
  return name === undefined || last ? 'the activity' : `the rows of ${name}`;
};

/** Describes the first difference: in the answer itself or in the rows read afterwards, with its path. */
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

/** Collects the results of a run. */
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

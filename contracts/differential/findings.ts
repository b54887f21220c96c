import { equals, type Json } from '../../src/kernel';
import type { Tally } from '../report';
import type { Difference, Verdict } from './duel';
import { lookPast } from './exchange';
import { firstDifference } from './first-difference';
import { KNOWN_DIFFERENCES } from './known-differences';
import { describeRequest, type Request } from './request';

const SHOWN = 500;

const shown = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, SHOWN));

/** After the answer to a write come the rows of what it touched, and last the activity. */
const rowsOf = ({ touches }: Request, at: number): string => {
  const name = touches[at - 1];
  return name === undefined ? 'the activity' : `the rows of ${name}`;
};

/** The first answer that differs: to the request itself, or to the look at the rows afterwards; and where in it. */
const describeDifference = ({ exchange, round, alone }: Difference): string => {
  const { request, twin, real } = lookPast(exchange).left ?? exchange;
  const at = Math.max(0, twin.findIndex((answer, index) => !equals(answer, real[index])));
  const asked = at === 0 ? '' : ` in ${rowsOf(request, at)} afterwards`;
  const before = alone ? '' : ', after the requests before it';
  const [mine, theirs] = [twin[at], real[at]].map((answer) => answer && (twin[at]?.status === real[at]?.status ? { ...answer } : answer.body));
  const found = firstDifference(mine, theirs);
  return [
    describeRequest(request),
    `  in round ${round}${before}: ${found?.path ?? ''}${asked}`,
    `  twin: ${twin[at]?.status ?? ''} ${shown(found?.one)}`,
    `  real: ${real[at]?.status ?? ''} ${shown(found?.other)}`,
  ].join('\n');
};

/** What a run has found so far. */
export class Findings {
  private passed = 0;
  private readonly failures: string[] = [];
  private readonly known = new Map<string, number>();

  add({ known, difference }: Verdict): void {
    if (difference !== null) this.failures.push(describeDifference(difference));
    else this.passed += 1;
    for (const { name } of known) this.known.set(name, (this.known.get(name) ?? 0) + 1);
  }

  tally(): Tally {
    return { passed: this.passed, failures: this.failures };
  }

  /** Prints the table of known differences, each with how often it was met. */
  tellKnown(): void {
    for (const { name, reason } of KNOWN_DIFFERENCES) console.log(`${this.known.get(name) ?? 0} times: ${name}. ${reason}`);
  }
}

import type { Verdict } from './duel';
import { KIND_NAMES, kindOf } from './kinds';
import { KNOWN_DIFFERENCES } from './known-differences';
import { ASKERS, type Asker, type Request } from './request';

const NAME_WIDTH = Math.max(...KIND_NAMES.map((name) => name.length)) + 2;
const COLUMN_WIDTH = Math.max(...ASKERS.map((name) => name.length)) + 2;

const line = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => String(cell).padStart(COLUMN_WIDTH)).join('');

/** Counts what was asked, by whom, and which known differences were needed to tell the answers alike. */
export class Figures {
  private readonly asked = new Map<string, number>();
  private readonly known = new Map<string, number>();

  add(request: Request, { known }: Verdict): void {
    const name = `${kindOf(request)}/${request.who}`;
    this.asked.set(name, (this.asked.get(name) ?? 0) + 1);
    for (const { name: difference } of known) this.known.set(difference, (this.known.get(difference) ?? 0) + 1);
  }

  /** Requests by kind and asker, then the known differences, each with how often it was met and its reason. */
  lines(): readonly string[] {
    const count = (kind: string, who: Asker): number => this.asked.get(`${kind}/${who}`) ?? 0;
    const row = (kind: string): readonly number[] => ASKERS.map((who) => count(kind, who));
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
    const whole = ASKERS.map((who) => sum(KIND_NAMES.map((kind) => count(kind, who))));
    return [
      line('requests', [...ASKERS, 'all']),
      ...KIND_NAMES.map((kind) => line(kind, [...row(kind), sum(row(kind))])),
      line('all', [...whole, sum(whole)]),
      '',
      'Known differences, and in how many answers each was met:',
      ...KNOWN_DIFFERENCES.map(
        ({ name, reason }) => `${String(this.known.get(name) ?? 0).padStart(5)}  ${name}. ${reason}`,
      ),
      '',
    ];
  }
}

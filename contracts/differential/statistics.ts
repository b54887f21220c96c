import type { Verdict } from './side-by-side';
import { KNOWN_DIFFERENCES } from './known-differences';
import { type Asker, ASKERS, type Request } from './request';
import { COLLECTIONS, PAGE, shapeOf } from './shape';

/** Kinds of requests for the table of statistics; the first match counts. */
const KINDS: readonly (readonly [name: string, fits: (request: Request) => boolean])[] = [
  ['unreadable bodies', ({ raw }) => raw !== undefined],
  ['moves by hand', ({ path }) => path.startsWith('/utils/sort')],
  ['comments', ({ path }) => path.startsWith('/activity/comment')],
  ['activity and revisions', ({ path }) => path.startsWith('/activity') || path.startsWith('/revisions')],
  [
    'unknown paths',
    ({ path }) => !COLLECTIONS.some(({ name }) => path === `/items/${name}` || path.startsWith(`/items/${name}/`)),
  ],
  ['singleton', ({ path }) => path.startsWith(`/items/${PAGE}`)],
  ['lists', ({ method, path }) => method === 'GET' && isCollection(path)],
  ['one item', ({ method }) => method === 'GET'],
  ['searches by body', ({ method }) => method === 'SEARCH'],
  ['writes with relations', ({ method, body }) => method !== 'DELETE' && writesRelated(body)],
  ['create', ({ method, body }) => method === 'POST' && !Array.isArray(body)],
  ['create several', ({ method }) => method === 'POST'],
  ['update', ({ method, path }) => method === 'PATCH' && !isCollection(path)],
  ['update several', ({ method }) => method === 'PATCH'],
  ['delete', ({ path }) => !isCollection(path)],
  ['delete several', () => true],
];

const isCollection = (path: string): boolean => COLLECTIONS.some(({ name }) => path === `/items/${name}`);

const RELATIONS = new Set(
  COLLECTIONS.flatMap(({ name }) =>
    shapeOf(name)
      .fields.filter(({ kind }) => kind !== undefined)
      .map((field) => field.name),
  ),
);

/** True when related items are written along, not only their keys. */
const writesRelated = (body: Request['body']): boolean => {
  if (typeof body !== 'object' || body === null) return false;
  if (Array.isArray(body)) return body.some(writesRelated);
  return Object.entries(body).some(
    ([name, value]) =>
      typeof value === 'object' && value !== null && (RELATIONS.has(name) || (name === 'data' && writesRelated(value))),
  );
};

const KIND_NAMES: readonly string[] = KINDS.map(([name]) => name);

const kindOf = (request: Request): string => KINDS.find(([, fits]) => fits(request))?.[0] ?? '';

const NAME_WIDTH = Math.max(...KIND_NAMES.map((name) => name.length)) + 2;
const COLUMN_WIDTH = Math.max(...ASKERS.map((name) => name.length)) + 2;

const line = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => String(cell).padStart(COLUMN_WIDTH)).join('');

/** Counts requests by kind and user, and the known differences that occurred. */
export class Statistics {
  private readonly asked = new Map<string, number>();
  private readonly known = new Map<string, number>();
  private readonly answers = { all: 0, byStatusOnly: 0, uncompared: 0 };

  add(request: Request, { known, answers }: Verdict): void {
    this.answers.all += answers.all;
    this.answers.byStatusOnly += answers.byStatusOnly;
    this.answers.uncompared += answers.uncompared;
    const name = `${kindOf(request)}/${request.who}`;
    this.asked.set(name, (this.asked.get(name) ?? 0) + 1);
    for (const { name: difference } of known) this.known.set(difference, (this.known.get(difference) ?? 0) + 1);
  }

  /** The table of requests by kind and user, then each known difference with its count and reason. */
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
      `${this.answers.all} answers, ${this.answers.byStatusOnly} compared by status only, ${this.answers.uncompared} not compared`,
    ];
  }
}

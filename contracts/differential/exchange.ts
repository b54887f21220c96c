import { equals } from '../../src/kernel';
import { KNOWN_DIFFERENCES, type KnownDifference } from './known-differences';
import { normalise } from './normalisers';
import type { Answer, Request } from './request';
import type { Side } from './side';

/** What one side answered: to the request itself, and then, after a write, with the rows of what it touched. */
export type Outcome = readonly Answer[];

export interface Exchange {
  readonly request: Request;
  readonly twin: Outcome;
  readonly real: Outcome;
}

/** The last deeds and what they have changed, without the numbers, which each platform counts for itself. */
const HISTORY: Request = {
  who: 'administrator',
  method: 'GET',
  path: '/activity',
  query: {
    sort: '-id',
    limit: '8',
    filter: { collection: { _neq: 'directus_activity' }, action: { _neq: 'authenticate' } },
    fields:
      'action,collection,item,user,revisions.collection,revisions.item,revisions.data,revisions.delta,revisions.parent.item',
  },
  touches: [],
};

/** A comment without its number, which each platform counts for itself. */
const uncounted = (request: Request): Request =>
  request.path.startsWith('/activity/comment')
    ? { ...request, query: { fields: 'action,collection,item,user,comment' } }
    : request;

const rowsOf = (name: string): Request => ({
  who: 'administrator',
  method: 'GET',
  path: `/items/${name}`,
  query: { fields: '*', limit: '-1' },
  touches: [],
});

/** What both refuse should have left no trace: only the nearest are looked at then, and the rest at the end of the round. */
const looksAfter = ({ touches }: Request, refused: boolean): readonly Request[] =>
  touches.length === 0 ? [] : [...(refused ? touches.slice(0, 1) : touches).map(rowsOf), HISTORY];

const askAll = async (side: Side, requests: readonly Request[]): Promise<Outcome> => {
  const answers: Answer[] = [];
  for (const request of requests) answers.push(normalise(await side.ask(request)));
  return answers;
};

export const exchange = async (twin: Side, real: Side, request: Request): Promise<Exchange> => {
  const [[mine], [theirs]] = await Promise.all([
    askAll(twin, [uncounted(request)]),
    askAll(real, [uncounted(request)]),
  ]);
  if (mine === undefined || theirs === undefined) throw new Error('There was no answer.');
  const looks = looksAfter(request, mine.status >= 400 && theirs.status >= 400);
  const [after, theirAfter] = await Promise.all([askAll(twin, looks), askAll(real, looks)]);
  return { request, twin: [mine, ...after], real: [theirs, ...theirAfter] };
};

/** The known differences that are needed to tell the two outcomes alike: none when they are; null when nothing helps. */
export const explain = (found: Exchange): readonly KnownDifference[] | null => {
  const { needed, left } = ignoreKnown(found);
  return left === null ? needed : null;
};

interface Explanation {
  readonly needed: readonly KnownDifference[];
  /** What remains when every known difference is taken away; null when nothing does. */
  readonly left: Exchange | null;
}

export const ignoreKnown = ({ request, twin, real }: Exchange): Explanation => {
  let [mine, theirs] = [twin, real];
  const needed: KnownDifference[] = [];
  for (const known of KNOWN_DIFFERENCES) {
    if (equals(mine, theirs)) break;
    if (twin[0] === undefined || !known.applies(request, twin[0])) continue;
    const even = (answer: Answer): Answer => known.normalise(answer, request);
    const [before, after] = [
      [mine, theirs],
      [mine.map(even), theirs.map(even)],
    ] as const;
    if (!equals(before, after)) needed.push(known);
    [mine, theirs] = after;
  }
  return { needed, left: equals(mine, theirs) ? null : { request, twin: mine, real: theirs } };
};

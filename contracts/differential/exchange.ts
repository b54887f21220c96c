import { equals } from '../../src/kernel';
import { KNOWN_DIFFERENCES, type KnownDifference } from './known-differences';
import { normalise } from './normalise';
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
    limit: '4',
    filter: { collection: { _neq: 'directus_activity' } },
    fields: 'action,collection,item,user,revisions.collection,revisions.item,revisions.data,revisions.delta,revisions.parent.item',
  },
  touches: [],
};

/** A comment without its number, which each platform counts for itself. */
const uncounted = (request: Request): Request =>
  request.path.startsWith('/activity') ? { ...request, query: { fields: 'action,collection,item,user,comment' } } : request;

const outcomeOf = async (side: Side, request: Request): Promise<Outcome> => {
  const answers = [await side.ask(uncounted(request))];
  for (const name of request.touches) {
    const query = { fields: '*', limit: '-1' };
    answers.push(await side.ask({ who: 'administrator', method: 'GET', path: `/items/${name}`, query, touches: [] }));
  }
  if (request.touches.length > 0) answers.push(await side.ask(HISTORY));
  return answers.map(normalise);
};

export const exchange = async (twin: Side, real: Side, request: Request): Promise<Exchange> => {
  const [mine, theirs] = await Promise.all([outcomeOf(twin, request), outcomeOf(real, request)]);
  return { request, twin: mine, real: theirs };
};

/** The known differences that are needed to tell the two outcomes alike: none when they are; null when nothing helps. */
export const explain = (found: Exchange): readonly KnownDifference[] | null => {
  const { needed, left } = lookPast(found);
  return left === null ? needed : null;
};

interface Explanation {
  readonly needed: readonly KnownDifference[];
  /** What remains when every known difference is taken away; null when nothing does. */
  readonly left: Exchange | null;
}

export const lookPast = ({ request, twin, real }: Exchange): Explanation => {
  let [mine, theirs] = [twin, real];
  const needed: KnownDifference[] = [];
  for (const known of KNOWN_DIFFERENCES) {
    if (equals(mine, theirs)) break;
    if (twin[0] === undefined || !known.concerns(request, twin[0])) continue;
    const even = (answer: Answer): Answer => known.even(answer, request);
    const [before, after] = [[mine, theirs], [mine.map(even), theirs.map(even)]] as const;
    if (!equals(before, after)) needed.push(known);
    [mine, theirs] = after;
  }
  return { needed, left: equals(mine, theirs) ? null : { request, twin: mine, real: theirs } };
};

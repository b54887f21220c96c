import { equals } from '../../src/kernel';
import { KNOWN_DIFFERENCES, type KnownDifference } from './known-differences';
import { normalise } from './normalisers';
import type { Answer, Request } from './request';
import type { Side } from './side';

/** The answers of one server: to the request, and after a write the rows of the touched collections. */
export type Outcome = readonly Answer[];

export interface Exchange {
  readonly request: Request;
  readonly twin: Outcome;
  readonly real: Outcome;
}

/** The last activities and their revisions, without ids, which each server counts itself. */
const HISTORY: Request = {
  who: 'administrator',
  method: 'GET',
  path: '/activity',
  query: {
    sort: '-id',
    limit: '8',
    filter: { collection: { _neq: 'directus_activity' }, action: { _neq: 'authenticate' } },
    fields:
      'action,collection,item,user,comment,timestamp,user_agent,ip,revisions.collection,revisions.item,revisions.data,revisions.delta,revisions.parent.item,revisions.activity.action',
  },
  touches: [],
};

/** Leaves out the id of a comment, which each server counts itself. */
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

/**
 * Reads after a request: the touched collections and the history. After a refusal by both only the first collection;
 * the end of the round compares all.
 */
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

const normalised = (known: KnownDifference, request: Request, answers: Outcome, others: Outcome): Outcome =>
  answers.map((answer, at) =>
    known.normalise(answer, {
      request,
      other: others[at] ?? answer,
      at,
      isHistory: at > 0 && at === answers.length - 1,
    }),
  );

export interface Explanation {
  readonly needed: readonly KnownDifference[];
  /** Answers of which known differences leave the status. */
  readonly byStatusOnly: number;
  /** Answers of which known differences leave nothing. */
  readonly uncompared: number;
  /** The exchange without known differences; null when nothing else differs. */
  readonly left: Exchange | null;
}

/** Removes the known differences from an exchange, as long as its outcomes differ. */
export const ignoreKnown = ({ request, twin, real }: Exchange): Explanation => {
  let [mine, theirs] = [twin, real];
  const needed: KnownDifference[] = [];
  for (const known of KNOWN_DIFFERENCES) {
    if (equals(mine, theirs)) break;
    if (twin[0] === undefined || !known.applies(request, twin[0])) continue;
    const before = [mine, theirs] as const;
    const after = [normalised(known, request, mine, theirs), normalised(known, request, theirs, mine)] as const;
    if (!equals(before, after)) needed.push(known);
    [mine, theirs] = after;
  }
  const blanked = mine.filter(({ body }, at) => body === null && (twin[at]?.body ?? null) !== null);
  return {
    needed,
    byStatusOnly: blanked.filter(({ status }) => status !== 0).length,
    uncompared: mine.filter(({ status }) => status === 0).length,
    left: equals(mine, theirs) ? null : { request, twin: mine, real: theirs },
  };
};

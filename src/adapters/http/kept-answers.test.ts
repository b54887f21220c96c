/** @jest-environment node */
import { left, right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { apiFailure, networkFailure, succeed } from '../../kernel';
import type { AnswerStore, StoredAnswer } from '../../ports/environment/answer-store';
import { KeptAnswers } from './kept-answers';

const STORE_DELAY_MS = 2000;

/** The answers of one user at a time, as the device stores them. */
class Store implements AnswerStore {
  answers: readonly StoredAnswer[] = [];
  readonly writes: (readonly string[])[] = [];

  read() {
    return of(this.answers);
  }

  write(_user: string, answers: readonly StoredAnswer[]) {
    this.writes.push(answers.map(({ request }) => request));
    this.answers = [
      ...this.answers.filter(({ request }) => answers.every((each) => each.request !== request)),
      ...answers,
    ];
    return of(undefined);
  }

  remove(_user: string, requests: readonly string[]) {
    this.answers = this.answers.filter(({ request }) => !requests.includes(request));
    return of(undefined);
  }

  clear() {
    this.answers = [];
    return of(undefined);
  }
}

const ROLES = 'GET /roles?limit=-1';
const FIELDS = 'GET /fields?limit=-1';

const setUp = async (answers: readonly StoredAnswer[] = []) => {
  const [clock, store] = [new VirtualClock(), new Store()];
  store.answers = answers;
  const kept = new KeptAnswers(clock, store);
  const isStored = await firstValueFrom(kept.open('ines'));
  return { clock, store, kept, isStored };
};

const stored = (request: string, body: unknown): StoredAnswer => ({ request, at: 7, body });

test('stores what was received some time later, and reads it in the next session', async () => {
  const { clock, store, kept, isStored } = await setUp();
  expect(isStored).toBe(false);
  kept.keep('ines', ROLES, right({ data: [1] }), 5);
  expect(store.answers).toEqual([]);
  clock.advance(STORE_DELAY_MS);
  expect(store.answers).toEqual([{ request: ROLES, at: 5, body: { data: [1] } }]);
  const next = await setUp(store.answers);
  expect(next.isStored).toBe(true);
  expect(await firstValueFrom(next.kept.read(ROLES))).toEqual(right({ data: [1] }));
  expect(next.kept.receivedAt(ROLES)).toBe(5);
});

test('stores only what has changed', async () => {
  const { clock, store, kept } = await setUp([stored(ROLES, { data: [1] }), stored(FIELDS, { data: [1] })]);
  kept.keep('ines', ROLES, right({ data: [1] }), 9);
  kept.keep('ines', FIELDS, right({ data: [2] }), 9);
  clock.advance(STORE_DELAY_MS);
  expect(store.writes).toEqual([[FIELDS]]);
});

test('keeps a refusal, since optional data are refused again, and no other failure', async () => {
  const { clock, store, kept } = await setUp();
  kept.keep('ines', ROLES, left(apiFailure(403, 'FORBIDDEN', '')), 1);
  kept.keep('ines', FIELDS, left(networkFailure(FIELDS, false)), 1);
  clock.advance(STORE_DELAY_MS);
  const next = await setUp(store.answers);
  expect(await firstValueFrom(next.kept.read(ROLES))).toEqual(left(expect.objectContaining({ code: 'FORBIDDEN' })));
  expect(await firstValueFrom(next.kept.read(FIELDS))).toEqual(left(expect.objectContaining({ kind: 'network' })));
});

test.each([null, 'tomas'])('keeps no answer that arrives for %s', async (user) => {
  const { clock, store, kept } = await setUp();
  kept.keep(user, ROLES, right({}), 1);
  clock.advance(STORE_DELAY_MS);
  expect(store.answers).toEqual([]);
});

test('keeps nothing after the sign-out, not even answers that arrive late', async () => {
  const { clock, store, kept } = await setUp([stored(ROLES, {})]);
  kept.keep('ines', FIELDS, right({}), 1);
  kept.forget();
  kept.keep('ines', FIELDS, right({}), 1);
  clock.advance(STORE_DELAY_MS);
  expect(store.answers).toEqual([]);
  expect(await firstValueFrom(kept.read(ROLES))).toEqual(left(expect.objectContaining({ kind: 'network' })));
});

test('a write drops the answers below its root, stored ones and those not stored yet', async () => {
  const { clock, store, kept } = await setUp([stored(ROLES, {}), stored(FIELDS, {})]);
  kept.keep('ines', ROLES, right({ data: 'old' }), 1);
  kept.drop('/roles/7');
  clock.advance(STORE_DELAY_MS);
  expect(store.answers.map(({ request }) => request)).toEqual([FIELDS]);
});

describe('a write', () => {
  const send = (kept: KeptAnswers) => {
    const results: unknown[] = [];
    kept.whenConfirmed(succeed('written')).subscribe((result) => results.push(result));
    return results;
  };

  test('is sent at once in a session without recalled data', async () => {
    expect(send((await setUp()).kept)).toEqual([right('written')]);
  });

  test.each([
    ['is sent once the data were the same', 'same', right('written')],
    ['fails when they have changed', 'changed', left(expect.objectContaining({ code: 'SESSION_OUTDATED' }))],
    [
      'fails when they could not be read',
      networkFailure('GET /fields', false),
      left(networkFailure('GET /fields', false)),
    ],
  ] as const)('waits while recalled data are not confirmed, and %s', async (_what, outcome, expected) => {
    const { kept } = await setUp([stored(ROLES, {})]);
    const results = send(kept);
    expect(results).toEqual([]);
    kept.confirm(outcome);
    expect(results).toEqual([expected]);
  });

  test('fails at once until the data could be read', async () => {
    const { kept } = await setUp([stored(ROLES, {})]);
    kept.confirm(networkFailure('GET /fields', false));
    expect(send(kept)).toEqual([left(networkFailure('GET /fields', false))]);
    kept.confirm('changed');
    expect(send(kept)).toEqual([right('written')]);
  });
});

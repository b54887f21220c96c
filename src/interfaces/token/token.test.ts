import { type Either, left, right } from 'fp-ts/Either';
import { BehaviorSubject, of, Subject, take } from 'rxjs';
import type { ItemsQuery } from '../../domain/query';
import { apiFailure, type Failure, type JsonObject } from '../../kernel';
import { TokenViewModel, type SavedToken } from './token.view-model';

const FORBIDDEN = apiFailure(403, 'FORBIDDEN', '');

const setUp = (token: string | null, forbidden = false) => {
  const requests: unknown[] = [];
  const failures: unknown[] = [];
  let count = 0;
  const dependencies = {
    items: {
      list: (collection: string, { fields, filter }: ItemsQuery) => {
        requests.push([collection, fields, filter]);
        return of(forbidden ? left(FORBIDDEN) : right(token === null ? [] : [{ id: 'u' }]));
      },
      read: (collection: string, key: string, fields: readonly string[]) => {
        requests.push([collection, key, fields]);
        return of(forbidden ? left(FORBIDDEN) : right({ token }));
      },
    },
    identifiers: { uuid: () => `0000000${(count += 1)}-0000-4000-8000-000000000000` },
    notifications: { showFailure: (failure: unknown) => failures.push(failure) },
  };
  const item$ = new BehaviorSubject<JsonObject>({ id: 'u' });
  const view = new TokenViewModel(dependencies as never, item$);
  const seen: SavedToken[] = [];
  view.saved$.subscribe((saved) => seen.push(saved));
  return { view, item$, requests, failures, seen };
};

/** Reads are answered by `answer`, filters at once. */
const setUpWaiting = () => {
  const reads$ = new Subject<Either<Failure, JsonObject>>();
  const items = { list: () => of(right([])), read: () => reads$.pipe(take(1)) };
  const view = new TokenViewModel({ items } as never, of({ id: 'u' }));
  return { view, answer: (token: string) => reads$.next(right({ token })) };
};

const filter = { _and: [{ id: { _eq: 'u' } }, { token: { _nnull: true } }] };

test('check tells whether a token is set by a filter, without reading the token', () => {
  const { view, requests, seen } = setUp('clear');
  view.check();
  expect(seen.at(-1)).toEqual({ kind: 'set' });
  expect(requests).toEqual([['directus_users', ['id'], filter]]);
  const empty = setUp(null);
  empty.view.check();
  expect(empty.seen.at(-1)).toEqual({ kind: 'not-set' });
});

test('the token stays hidden without permission to filter by it, and for a user without a key', () => {
  const { view, item$, requests, failures, seen } = setUp('clear', true);
  view.check();
  expect([seen.at(-1), failures]).toEqual([{ kind: 'hidden' }, []]);
  item$.next({});
  view.check();
  view.show();
  expect([seen.at(-1), requests.length]).toEqual([{ kind: 'hidden' }, 1]);
});

test('show reads the token alone, and hide forgets it', () => {
  const { view, requests, seen } = setUp('clear');
  view.show();
  expect(requests).toEqual([['directus_users', 'u', ['token']]]);
  expect(seen.at(-1)).toEqual({ kind: 'shown', token: 'clear' });
  view.hide();
  expect(seen.at(-1)).toEqual({ kind: 'set' });
});

test('is busy until show is answered, or check cancels it', () => {
  const { view, answer } = setUpWaiting();
  const busy: boolean[] = [];
  view.busy$.subscribe((each) => busy.push(each));
  view.show();
  answer('clear');
  view.show();
  view.show();
  view.check();
  expect(busy).toEqual([false, true, false, true, false, true, false]);
});

test('show reports a failure, and says when no token is set', () => {
  const refused = setUp('clear', true);
  refused.view.show();
  expect([refused.seen.at(-1), refused.failures]).toEqual([{ kind: 'hidden' }, [FORBIDDEN]]);
  const empty = setUp(null);
  empty.view.show();
  expect(empty.seen.at(-1)).toEqual({ kind: 'not-set' });
});

test('generated tokens have 64 digits and come from two random uuids', () => {
  const { view } = setUp(null);
  expect(view.generate()).toMatch(/^00000001[0-9a-f]{24}00000002[0-9a-f]{24}$/);
  expect(view.generate()).toMatch(/^00000003/);
});

import { right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { Item } from '../../../domain/items';
import type { ItemCounts, ItemsQuery } from '../../../domain/query';
import { valueOf, type Failure } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { ItemList } from './item-list';

export const first: ItemsQuery = { fields: ['id', 'title', 'words'], limit: 25, page: 1, sort: ['id'] };

interface Asked<A> {
  readonly query: ItemsQuery;
  readonly answer: (result: Either<Failure, A>) => void;
  readonly given: () => boolean;
}

const capture = <A>(asked: Asked<A>[], query: ItemsQuery): Observable<Either<Failure, A>> => {
  const subject = new Subject<Either<Failure, A>>();
  asked.push({
    query,
    answer: (result) => {
      subject.next(result);
      subject.complete();
    },
    given: () => subject.observed,
  });
  return subject.asObservable();
};

/** A list of articles whose requests are answered by hand. */
export const openList = () => {
  const lists: Asked<readonly Item[]>[] = [];
  const counts: Asked<ItemCounts>[] = [];
  const gateway = {
    list: (_: string, query: ItemsQuery) => capture(lists, query),
    count: (_: string, query: ItemsQuery) => capture(counts, query),
  } as unknown as ItemsGateway;
  const clock = new VirtualClock();
  const query$ = new BehaviorSubject<ItemsQuery | null>(first);
  const beyond = jest.fn(() => change({ page: 1 }));
  const change = (changed: Partial<ItemsQuery>): void => query$.next({ ...(query$.value ?? first), ...changed });
  const list = new ItemList(gateway, clock, 'articles', 'id', query$, beyond, (field) => field === 'price');
  return { list, lists, counts, clock, change, query$, beyond };
};

/** The current value of a stream. */
export const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

export const items = (...ids: number[]): Either<Failure, readonly Item[]> =>
  right(ids.map((id) => ({ id, words: 10 - id })));
/** The keys of the listed items. */
export const shown = (list: ItemList): unknown[] => (valueOf(now(list.items$)) ?? []).map((item) => item['id']);

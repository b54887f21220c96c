import { left } from 'fp-ts/Either';
import { BehaviorSubject, NEVER, Subject, type Observable } from 'rxjs';
import { schemaOf } from '../../domain/schema';
import { networkFailure, ready, type Failure } from '../../kernel';
import type { WorkParts } from '../work';
import { KeptExport } from './kept-export';
import { ListExport, type ExportedList } from './list-export';

const list: ExportedList = {
  collection: 'tags',
  primaryKey: 'id',
  layout: 'tabular',
  view: { view: { layout_query: {}, search: '' } },
  filter: null,
  list: {
    query: null,
    query$: new BehaviorSubject(null),
    counts$: new BehaviorSubject(ready({ total_count: 3, filter_count: 3 })),
  },
  selection: { keys: [], keys$: new BehaviorSubject([]) },
};

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const failure = networkFailure('GET /items/tags', false);

const open = () => {
  const answer = new Subject<ReturnType<typeof left<Failure>>>();
  const told: Failure[] = [];
  const parts = {
    items: { export: () => answer },
    schema: { schema: schemaOf([], [], []) },
    notices: { report: (one: Failure) => told.push(one) },
    access: { access: { user: null }, user$: NEVER },
  } as unknown as WorkParts;
  const kept = new KeptExport();
  return { kept, look: () => kept.takeUp(() => new ListExport(list, parts)), answer, told };
};

test('whoever looks again finds the export that is under way, and none that is over', () => {
  const { kept, look } = open();
  const first = look();
  first.choose({ format: 'json' });
  first.execute();
  kept.putDown(first);
  const second = look();
  expect([second, now(second.state$).kind, now(second.choices$).format]).toEqual([first, 'working', 'json']);
  second.cancel();
  kept.putDown(second);
  expect(look()).not.toBe(first);
});

test('what has come to its end while nobody looked is found as well, and told when it failed', () => {
  const { kept, look, answer, told } = open();
  const work = look();
  work.execute();
  kept.putDown(work);
  answer.next(left(failure));
  expect([look(), now(work.state$), told]).toEqual([work, { kind: 'failed', failure }, [failure]]);
  kept.putDown(work);
  expect(look()).not.toBe(work);
});

test('a failure is told once, to whoever looks', () => {
  const { kept, look, answer, told } = open();
  const work = look();
  work.execute();
  kept.putDown(work);
  look();
  answer.next(left(failure));
  expect(told).toEqual([]);
});

test('when the list is gone, what is under way goes on, and nothing else', () => {
  const { kept, look, answer, told } = open();
  const work = look();
  work.execute();
  kept.dispose();
  expect(answer.observed).toBe(true);
  answer.next(left(failure));
  expect(told).toEqual([failure]);
  kept.dispose();
  expect(answer.observed).toBe(false);
  expect(look()).not.toBe(work);
});

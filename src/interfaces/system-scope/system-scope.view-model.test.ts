import { type Either, left, right } from 'fp-ts/Either';
import { Subject } from 'rxjs';
import type { Item } from '../../domain/items';
import { apiFailure, type Failure, networkFailure } from '../../kernel';
import { ScopeName } from './system-scope.view-model';

const begin = () => {
  const answers: Subject<Either<Failure, Item>>[] = [];
  const read = jest.fn(() => {
    const answer = new Subject<Either<Failure, Item>>();
    answers.push(answer);
    return answer;
  });
  const view = new ScopeName({ read });
  const seen: unknown[] = [];
  view.name$.subscribe((name) => seen.push(name.kind === 'ready' ? name.value : name.kind));
  return { view, read, seen, answer: (result: Either<Failure, Item>) => answers.at(-1)?.next(result) };
};

test('reads the name of a role, and the full name of a user', () => {
  const { view, read, seen, answer } = begin();
  view.show({ kind: 'role', id: 'r' });
  answer(right({ id: 'r', name: 'Editors' }));
  view.show({ kind: 'user', id: 'u' });
  answer(right({ id: 'u', first_name: 'Ines', last_name: 'Halloran', email: 'i@x.example' }));
  expect(seen).toEqual(['idle', 'loading', 'Editors', 'loading', 'Ines Halloran']);
  expect(read.mock.calls).toEqual([
    ['directus_roles', 'r', ['id', 'name']],
    ['directus_users', 'u', ['id', 'first_name', 'last_name', 'email']],
  ]);
});

test('reads nothing for all users', () => {
  const { view, read, seen } = begin();
  view.show({ kind: 'all' });
  view.show(null);
  expect(read).not.toHaveBeenCalled();
  expect(new Set(seen)).toEqual(new Set(['idle']));
});

test('has no name for one that is missing or unreadable, and reads again after another failure', () => {
  const { view, seen, answer } = begin();
  view.show({ kind: 'user', id: 'u' });
  answer(left(apiFailure(403, 'FORBIDDEN', '')));
  view.show({ kind: 'role', id: 'r' });
  answer(left(networkFailure('GET /roles/r', false)));
  view.retry();
  answer(right({ id: 'r', name: 7 }));
  expect(seen).toEqual(['idle', 'loading', null, 'loading', 'failed', 'loading', null]);
});

import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { ScriptedItems, forbidden } from '../../../tests/support/scripted-items';
import { type Failure, networkFailure } from '../../kernel';
import { wasDeleted } from '.';

const offline = networkFailure('GET /items/albums/7', false);

/** The answer about an item that is read with this result, in a collection that is listed with the other. */
const ask = (read: Either<Failure, unknown>, listed?: Either<Failure, readonly []>): readonly unknown[] => {
  const items = new ScriptedItems();
  const results: unknown[] = [];
  wasDeleted(items.gateway, 'albums', of(read)).subscribe((result) => results.push(result));
  const [asked] = items.of('list');
  if (listed !== undefined && isRight(listed)) asked?.answer(listed.right);
  if (listed !== undefined && isLeft(listed)) asked?.fail(listed.left);
  return [...results, items.of('list').map(({ query }) => query)];
};

test('an item that can be read was not deleted', () => {
  expect(ask(right({ id: 7 }))).toEqual([right(false), []]);
});

test('an item that is refused in a collection that can be read was deleted', () => {
  expect(ask(left(forbidden), right([]))).toEqual([right(true), [{ limit: 0 }]]);
});

test('an item that is refused in a collection that cannot be read may still exist', () => {
  expect(ask(left(forbidden), left(forbidden))).toEqual([left(forbidden), [{ limit: 0 }]]);
});

test('a failed read does not tell', () => {
  expect(ask(left(offline))).toEqual([left(offline), []]);
});

import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, Subject } from 'rxjs';
import type { ItemPlace } from '../../domain/items';
import type { ItemDependencies } from '../../application/dependencies';
import { emptySchema } from '../../domain/schema';
import { admin, sampleSchema } from '../../../tests/support/open-editing';
import { ScriptedItems } from '../../../tests/support/scripted-items';
import { type Failure, networkFailure } from '../../kernel';
import { ItemChoice, ownKey } from './select-dropdown-m2o.view-model';

const begin = (mode: string) => {
  const answer = new Subject<Either<Failure, number>>();
  const total = jest.fn(() => answer);
  const dependencies = { items: { total }, schema: { schema: emptySchema }, access: { access: null } };
  const choice = new ItemChoice(dependencies as unknown as ItemDependencies, 'people', null, mode);
  const places: string[] = [];
  const opened: unknown[] = [];
  choice.place$.subscribe((place) => places.push(place));
  choice.drawerOpens$.subscribe((each) => opened.push(each));
  return { choice, total, answer, places, opened };
};

test('counts the items once, when the field is about to be opened, and opens a drawer for more than 100', () => {
  const { choice, total, answer, places } = begin('auto');
  expect(total).not.toHaveBeenCalled();
  choice.prepare();
  choice.prepare();
  expect(total.mock.calls).toEqual([['people']]);
  answer.next(right(101));
  expect(places).toEqual(['unknown', 'drawer']);
  choice.dispose();
});

test('lists up to 100 items, and any number if they cannot be counted', () => {
  const [few, failed] = [begin('auto'), begin('auto')];
  few.choice.opened();
  few.answer.next(right(100));
  failed.choice.opened();
  failed.answer.next(left(networkFailure('GET /items/people', false)));
  expect([few.places, failed.places]).toEqual([
    ['unknown', 'list'],
    ['unknown', 'list'],
  ]);
  expect([few.opened, failed.opened]).toEqual([[], []]);
});

test('a field that is opened before the items are counted turns to the drawer', () => {
  const { choice, answer, opened } = begin('auto');
  choice.opened();
  answer.next(right(5000));
  expect(opened).toHaveLength(1);
  choice.opened();
  expect(opened).toHaveLength(1);
});

test('a field that is left before the items are counted opens no drawer', () => {
  const { choice, answer, opened } = begin('auto');
  choice.opened();
  choice.closed();
  answer.next(right(5000));
  expect(opened).toEqual([]);
});

test('the mode can fix the place without a count', () => {
  const [dropdown, modal] = [begin('dropdown'), begin('modal')];
  [dropdown, modal].forEach(({ choice }) => choice.opened());
  expect([dropdown.places, modal.places]).toEqual([['list'], ['drawer']]);
  expect([dropdown.total.mock.calls, modal.total.mock.calls, dropdown.opened]).toEqual([[], [], []]);
});

test('the name is read again once an edit of the item is saved or given up', () => {
  const line = new ScriptedItems();
  const dependencies = { items: line.gateway, schema: { schema: sampleSchema }, access: { access: admin } };
  const choice = new ItemChoice(dependencies as unknown as ItemDependencies, 'authors', '{{name}}', 'auto');
  const names: unknown[] = [];
  choice.item.name$.subscribe((name) => names.push(name.kind === 'ready' ? name.value : name.kind));
  choice.show(4, false);
  line.last('list').answer([{ id: 4, name: 'Ann' }]);
  choice.show(4, true);
  expect(line.of('list')).toHaveLength(1);
  choice.show(4, false);
  line.last('list').answer([{ id: 4, name: 'Anna' }]);
  choice.show(4, false);
  expect([line.of('list').length, names.at(-1)]).toEqual([2, 'Anna']);
});

test('the edited item has an own key in a relation to its collection only, and once it is created', () => {
  const place$ = new BehaviorSubject<ItemPlace | null>({ collection: 'sections', key: null });
  const keys: unknown[] = [];
  ownKey('sections', place$).subscribe((key) => keys.push(key));
  place$.next({ collection: 'sections', key: 7 });
  place$.next({ collection: 'sections', key: 7 });
  ownKey('places', place$).subscribe((key) => keys.push(key));
  ownKey('sections', undefined).subscribe((key) => keys.push(key));
  expect(keys).toEqual([null, 7, null, null]);
});

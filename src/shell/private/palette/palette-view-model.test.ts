/** @jest-environment node */
import { right } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { schemaOf } from '../../../domain/schema';
import { currentValue } from '../../../kernel';
import { PaletteViewModel } from './palette.view-model';

const named = (name: string) => collection(name, {}, [primaryKey(), stringField('name')]);

const begin = () => {
  const { collections, fields, relations } = world('sample', ['a', 'b', 'c', 'hidden'].map(named));
  const shown = collections.map((each) =>
    each.collection === 'hidden' && each.meta !== null ? { ...each, meta: { ...each.meta, hidden: true } } : each,
  );
  const clock = new VirtualClock();
  const listed: string[] = [];
  const counted: string[] = [];
  const items = {
    list: (name: string) => {
      listed.push(name);
      return of(right([{ id: 1, name: `Ferry ${name}` }]));
    },
    total: (name: string) => {
      counted.push(name);
      return of(right(214));
    },
  };
  const model = new PaletteViewModel(
    {
      clock,
      items,
      schema: { schema: schemaOf(shown, fields, relations) },
      access: { access: { user: testUser(true), permissions: [] } },
    } as never,
    { collections$: new BehaviorSubject(['c', 'gone', 'hidden']) },
    'en-US',
  );
  return { model, clock, listed, counted };
};

test('items are searched in the visible collections, those opened last first', () => {
  const { model, clock, listed } = begin();
  model.type('fer');
  expect(currentValue(model.text$)).toBe('fer');
  clock.advance(250);
  expect(listed).toEqual(['c', 'a', 'b']);
  expect(currentValue(model.titles$).found.map(({ title }) => title)).toEqual(['Ferry c', 'Ferry a', 'Ferry b']);
  model.dispose();
});

test('a text for actions only searches no items', () => {
  const { model, clock, listed } = begin();
  model.type('fer');
  clock.advance(250);
  model.type('>fer');
  clock.advance(250);
  expect(listed).toHaveLength(3);
  expect(currentValue(model.titles$).found).toEqual([]);
  model.dispose();
});

test('the collection that matches best is counted', () => {
  const { model, clock, counted } = begin();
  model.count('a');
  clock.advance(250);
  expect(counted).toEqual(['a']);
  expect([...currentValue(model.totals$)]).toEqual([['a', 214]]);
  model.dispose();
});

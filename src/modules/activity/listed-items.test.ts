import { right } from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { admin, historyDependencies, nowOf } from '../../application/history/history.fixtures';
import type { Item } from '../../domain/items';
import { schemaOf } from '../../domain/schema';
import { loading, ready, type RemoteData } from '../../kernel';
import { ListedItemsViewModel } from './listed-items.view-model';

const { collections, fields, relations } = world('w', [
  collection('notes', { display_template: '{{title}}' }, [primaryKey(), stringField('title')]),
]);

test('the items of each page are named, those of rows without a collection or a key are not', () => {
  const schema = schemaOf(collections, fields, relations);
  const { parts, asked } = historyDependencies(new VirtualClock(), schema, admin);
  const items$ = new BehaviorSubject<RemoteData<readonly Item[]>>(loading());
  const view = new ListedItemsViewModel(parts, { items$ }, 'en-US');
  expect(asked).toEqual([]);
  items$.next(ready([{ collection: 'notes', item: '7' }, { collection: 'notes' }, { item: '9' }]));
  items$.next(ready([{ collection: 'notes', item: '8' }]));
  expect(asked.map(({ what }) => what)).toEqual(['list notes', 'list notes']);
  asked[0]?.answer(right([{ id: 7, title: 'Ferry' }]));
  expect([...nowOf(view.names.names$)]).toEqual([['notes/7', 'Ferry']]);
  view.dispose();
  expect(asked[1]?.isPending()).toBe(false);
});

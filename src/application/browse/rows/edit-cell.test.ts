import { left, right, isLeft } from 'fp-ts/Either';
import { EMPTY, of } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { Item } from '../../../domain/items';
import type { Permission } from '../../../domain/permissions';
import { schemaOf } from '../../../domain/schema';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { networkFailure } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { AccessStore } from '../../access';
import type { SchemaStore } from '../../data-model';
import { Notifications, type Notification } from '../../notifications';
import { EditCell, type MayEdit } from './edit-cell';
import type { ConditionalWriteFailure } from '../../item-editing';
import { ItemList } from '../list/item-list';

const failure = networkFailure('PATCH /items/articles/1', true);

/** A server with one article, which others may change. */
const open = (rules: readonly Permission[] = [], schema = { schema: schemaOf([], [], []) } as SchemaStore) => {
  let stored: Item = { id: 1, title: 'Old', author: 7, updated: 0 };
  let broken = false;
  const writes: Item[] = [];
  const gateway = {
    list: () =>
      of(
        right([
          { id: 1, title: 'Old', author: { id: 7, name: 'Ines' } },
          { id: 2, title: 'Other', author: null },
        ]),
      ),
    count: () => EMPTY,
    read: () => of(broken ? left(failure) : right({ title: stored['title'] ?? null })),
    update: (_: string, __: unknown, edits: Item) => {
      if (broken) return of(left(failure));
      writes.push(edits);
      stored = { ...stored, ...edits };
      return of(right(stored));
    },
  } as unknown as ItemsGateway;
  const clock = new VirtualClock();
  const notifications = new Notifications(clock);
  const list = new ItemList(gateway, clock, 'articles', 'id', of({ fields: ['id'] }), () => undefined);
  let shown: readonly Notification[] = [];
  notifications.shown$.subscribe((now) => (shown = now));
  const access = { access$: of({ user: testUser(false), permissions: rules }) } as unknown as AccessStore;
  const edit = new EditCell({ items: gateway, schema, access, clock, notifications });
  let refusal: ConditionalWriteFailure | null = null;
  const write = (value: string, before = 'Old') =>
    edit
      .execute({ collection: 'articles', list, key: 1, field: 'title', before, value })
      .subscribe((result) => (refusal = isLeft(result) ? result.left : null));
  return {
    list,
    edit,
    notifications,
    writes,
    write,
    shown: () => shown,
    refusal: () => refusal,
    undo: () => notifications.runAction(shown.find(({ action }) => action)?.id ?? 0),
    change: (edits: Item) => (stored = { ...stored, ...edits }),
    breakOff: () => (broken = true),
  };
};

test('sends one field and merges the answer into the row', () => {
  const { list, writes, write, shown } = open();
  write('New');
  expect(writes).toEqual([{ title: 'New' }]);
  expect(list.items[0]).toEqual({ id: 1, title: 'New', author: { id: 7, name: 'Ines' } });
  expect(shown()).toMatchObject([{ text: 'value_saved', action: { text: 'undo' } }]);
});

test('writes the old value back on undo', () => {
  const { list, writes, write, undo, shown } = open();
  write('New');
  undo();
  expect(writes).toEqual([{ title: 'New' }, { title: 'Old' }]);
  expect(list.items[0]).toMatchObject({ title: 'Old' });
  expect(shown()).toMatchObject([{ text: 'value_restored' }]);
});

test('does not undo over a concurrent change, and shows it', () => {
  const { list, writes, write, undo, change, shown } = open();
  write('New');
  change({ title: 'Theirs' });
  undo();
  expect(writes).toEqual([{ title: 'New' }]);
  expect(list.items[0]).toMatchObject({ title: 'Theirs' });
  expect(shown()).toMatchObject([{ text: 'value_changed_since', tone: 'warning' }]);
});

test('does not overwrite an earlier concurrent change, and shows it', () => {
  const { list, writes, write, change, refusal, shown } = open();
  change({ title: 'Theirs' });
  write('New');
  expect(writes).toEqual([]);
  expect(refusal()).toEqual({ kind: 'changed-since', theirs: { title: 'Theirs' } });
  expect(list.items[0]).toMatchObject({ title: 'Theirs' });
  expect(shown()).toEqual([]);
  write('New', 'Theirs');
  expect(writes).toEqual([{ title: 'New' }]);
});

test('writes when the concurrent change has the same value', () => {
  const { writes, write, change, refusal } = open();
  change({ title: 'New' });
  write('New');
  expect(writes).toEqual([{ title: 'New' }]);
  expect(refusal()).toBeNull();
});

test('reports a failed undo', () => {
  const { write, undo, breakOff, shown } = open();
  write('New');
  breakOff();
  undo();
  expect(shown()).toMatchObject([{ failure }]);
});

test('neither shows nor offers to undo a failed write', () => {
  const { list, write, breakOff, shown } = open();
  breakOff();
  write('New');
  expect(list.items[0]).toMatchObject({ title: 'Old' });
  expect(shown()).toEqual([]);
});

test('checks permissions by field and by item', () => {
  const rule = {
    id: 1,
    role: 'r',
    collection: 'articles',
    action: 'update' as const,
    fields: ['title'],
    permissions: { status: { _eq: 'draft' } },
    validation: null,
    presets: null,
  };
  const allowed = (rules: readonly Permission[]): MayEdit => {
    let found: MayEdit = () => true;
    open(rules)
      .edit.allowed$('articles')
      .subscribe((may) => (found = may));
    return found;
  };
  expect(allowed([])({ id: 1 }, 'title')).toBe(false);
  const may = allowed([rule]);
  expect([
    may({ id: 1, status: 'draft' }, 'title'),
    may({ id: 1, status: 'published' }, 'title'),
    may({ id: 1, status: 'draft' }, 'words'),
  ]).toEqual([true, false, false]);
});

test('a text that is too long for its column is refused with the number over, and not sent', () => {
  const { collections, fields, relations } = world('w', [
    collection('articles', {}, [primaryKey(), stringField('title', { maxLength: 3 })]),
  ]);
  const { write, writes, refusal } = open([], { schema: schemaOf(collections, fields, relations) } as SchemaStore);
  write('salt');
  expect(refusal()).toMatchObject({ fields: [{ field: 'title', type: 'max_length', details: { over: 1, limit: 3 } }] });
  write('sea');
  expect([refusal(), writes]).toEqual([null, [{ title: 'sea' }]]);
});

import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, Subject, type Observable } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Item, Target } from '../../domain/items';
import type { Access } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import { apiFailure, networkFailure, succeed, type Call, type Failure } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';
import type { AccessStore } from '../access';
import { Notices } from '../notices';
import type { SchemaStore } from '../schema';
import { ItemEditing } from './item-editing';
import { SaveItem, type Saved } from './save-item';

const sample = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title')]),
  collection('languages', {}, [stringField('code', { primaryKey: true, required: true }), stringField('name')]),
]);
const schema = { schema: schemaOf(sample.collections, sample.fields, sample.relations) } as SchemaStore;

const admin: Access = {
  user: { id: 'u', first_name: null, last_name: null, email: null, language: null, theme: null, avatar: null, last_page: null, role: { id: 'r', name: '', admin_access: true, app_access: true, module_list: null, collection_list: null } },
  permissions: [],
};

interface Write {
  readonly what: string;
  readonly values: Item;
  readonly answer: (result: Either<Failure, Item>) => void;
}

const open = (target: Target, access: Access = admin) => {
  const writes: Write[] = [];
  const writing = (what: string, values: Item): Call<Item> => {
    const subject = new Subject<Either<Failure, Item>>();
    writes.push({ what, values, answer: (result) => (subject.next(result), subject.complete()) });
    return subject.asObservable();
  };
  const gateway = {
    read: () => succeed({ id: 7, title: 'One' }),
    create: (_: string, values: Item) => writing('create', values),
    update: (_: string, key: string, values: Item) => writing(`update ${key}`, values),
  } as unknown as ItemsGateway;
  const rights = { access, access$: new BehaviorSubject(access) } as unknown as AccessStore;
  const notices = new Notices(new VirtualClock());
  const editing = new ItemEditing(target, gateway, schema);
  const save = new SaveItem(editing, schema, rights, notices);
  return { editing, save, writes, notices };
};

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const article: Target = { kind: 'existing', collection: 'articles', key: '7' };

test('nothing changed is nothing to save, and nothing is sent', () => {
  const { save, writes } = open(article);
  expect(now(save.disabled$)).toBe('nothing_to_save');
  save.execute('stay');
  expect(writes).toHaveLength(0);
});

test('only what has changed is sent', () => {
  const { editing, save, writes } = open(article);
  editing.form.change('title', 'Two');
  expect(now(save.disabled$)).toBe(false);
  save.execute('stay');
  expect(writes.map(({ what, values }) => [what, values])).toEqual([['update 7', { title: 'Two' }]]);
});

test('one save at a time: a doubled click and mashed keys write once', () => {
  const { editing, save, writes } = open(article);
  editing.form.change('title', 'Two');
  save.execute('stay');
  save.execute('stay');
  editing.form.change('title', 'Three');
  save.execute('leave');
  expect(writes).toHaveLength(1);
  expect(now(save.disabled$)).toBe('saving');
  writes[0]?.answer(right({ id: 7, title: 'Two' }));
  expect(now(save.disabled$)).toBe(false);
  expect(editing.form.edits).toEqual({ title: 'Three' });
});

test('a save says what was saved, its key and where to go', () => {
  const { editing, save, writes, notices } = open(article);
  const saved: Saved[] = [];
  save.saved$.subscribe((event) => saved.push(event));
  editing.form.change('title', 'Two');
  save.execute('leave');
  writes[0]?.answer(right({ id: 7, title: 'Two' }));
  expect(saved).toEqual([{ item: { id: 7, title: 'Two' }, key: 7, then: 'leave' }]);
  expect(now(notices.shown$).map(({ text }) => text)).toEqual(['item_updated']);
  expect(now(save.disabled$)).toBe('nothing_to_save');
});

test('a refusal of a field is told at the field; everything typed stays', () => {
  const { editing, save, writes } = open(article);
  editing.form.change('title', 'Two');
  save.execute('stay');
  const error = { field: 'title', code: 'RECORD_NOT_UNIQUE', type: null, details: {} };
  writes[0]?.answer(left(apiFailure(400, 'RECORD_NOT_UNIQUE', '', [error])));
  expect(now(editing.form.errors$)).toEqual([error]);
  expect(now(editing.problem$)).toBeNull();
  expect(editing.form.edits).toEqual({ title: 'Two' });
  expect(now(save.disabled$)).toBe(false);
});

test('an answer that never came is told; the edits stay and can be saved again', () => {
  const { editing, save, writes } = open(article);
  editing.form.change('title', 'Two');
  save.execute('stay');
  const lost = networkFailure('PATCH /items/articles/7', true);
  writes[0]?.answer(left(lost));
  expect(now(editing.problem$)).toEqual(lost);
  expect(editing.form.edits).toEqual({ title: 'Two' });
  save.execute('stay');
  expect(now(editing.problem$)).toBeNull();
  expect(writes).toHaveLength(2);
});

test('a new item whose key comes by itself can be saved as it stands; one with a manual key cannot', () => {
  const counted = open({ kind: 'new', collection: 'articles' });
  expect(now(counted.save.disabled$)).toBe(false);
  counted.save.execute('stay');
  expect(counted.writes[0]).toMatchObject({ what: 'create', values: {} });
  const manual = open({ kind: 'new', collection: 'languages' });
  expect(now(manual.save.disabled$)).toBe('nothing_to_save');
  manual.editing.form.change('code', 'en-US');
  expect(now(manual.save.disabled$)).toBe(false);
});

test('who may not update is told so, whatever was typed', () => {
  const { editing, save, writes } = open(article, { user: null, permissions: [] });
  editing.form.change('title', 'Two');
  expect(now(save.disabled$)).toBe('not_allowed');
  save.execute('stay');
  expect(writes).toHaveLength(0);
});

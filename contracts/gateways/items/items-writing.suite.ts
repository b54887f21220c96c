import { strict as assert } from 'node:assert';
import { ARTICLES, AUTHORS, LABELS, LANDING_PAGE } from '../../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from '../suite';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

const invalid = (field: string, type: string) => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  fields: [{ field, code: 'FAILED_VALIDATION', type, details: {} }],
});

const clash = (code: string, field: string) => ({
  status: 400,
  code,
  fields: [{ field, code, type: null, details: { collection: ARTICLES } }],
});

const set = async (target: Target) => {
  await target.stage.authors([{ id: 3001, name: 'Ines' }]);
  await target.stage.articles([
    { id: 3001, title: 'One', slug: 'one', words: 5, author: 3001 },
    { id: 3002, title: 'Two', slug: 'two' },
  ]);
  return (await target.as('administrator')).items;
};

export const itemsWritingSuite = defineSuite('writing items', {
  'a new item gets column defaults and generated values': async (target) => {
    const items = await set(target);
    const row = await valueOf(items.create(ARTICLES, { title: 'New' }));
    assert.equal(typeof row['id'], 'number');
    assert.equal(row['status'], 'draft');
    assert.equal(row['featured'], false);
    assert.equal(row['slug'], null);
    assert.match(String(row['token']), UUID);
    assert.match(String(row['created']), MOMENT);
  },
  'a new item keeps the key it is created with': async (target) => {
    const items = await set(target);
    assert.equal((await valueOf(items.create(ARTICLES, { id: 3100, title: 'New' })))['id'], 3100);
    assert.equal((await valueOf(items.create(LABELS, { id: `label ${Date.now()}`, name: 'x' })))['name'], 'x');
  },
  'creating an item with an existing key is refused with RECORD_NOT_UNIQUE': async (target) => {
    const items = await set(target);
    assert.deepEqual(
      await refusalOf(items.create(ARTICLES, { id: 3001, title: 'New' })),
      clash('RECORD_NOT_UNIQUE', 'id'),
    );
  },
  'the generated key of a deleted item is not reused': async (target) => {
    const items = await set(target);
    const first = Number((await valueOf(items.create(ARTICLES, { title: 'Short-lived' })))['id']);
    await valueOf(items.remove(ARTICLES, first));
    assert.ok(Number((await valueOf(items.create(ARTICLES, { title: 'Next' })))['id']) > first);
  },
  'creating an item without a required value is refused with FAILED_VALIDATION': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.create(ARTICLES, {})), invalid('title', 'required'));
  },
  'null in a required field is refused with NOT_NULL_VIOLATION on create, FAILED_VALIDATION on update': async (
    target,
  ) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.create(ARTICLES, { title: null })), clash('NOT_NULL_VIOLATION', 'title'));
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 3001, { title: null })), invalid('title', 'nnull'));
  },
  'a second item with the same unique value is refused with RECORD_NOT_UNIQUE': async (target) => {
    const items = await set(target);
    const taken = clash('RECORD_NOT_UNIQUE', 'slug');
    assert.deepEqual(await refusalOf(items.create(ARTICLES, { title: 'New', slug: 'one' })), taken);
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 3002, { slug: 'one' })), taken);
    await valueOf(items.update(ARTICLES, 3001, { slug: 'one' }));
  },
  'several items may have null in a unique field': async (target) => {
    const items = await set(target);
    await valueOf(items.create(ARTICLES, { title: 'A' }));
    await valueOf(items.create(ARTICLES, { title: 'B', slug: null }));
  },
  'a reference to a missing item is refused with INVALID_FOREIGN_KEY': async (target) => {
    const items = await set(target);
    const refused = { status: 400, code: 'INVALID_FOREIGN_KEY', fields: [] };
    assert.deepEqual(await refusalOf(items.create(ARTICLES, { title: 'New', author: 3999 })), refused);
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 3001, { author: 3999 })), refused);
  },
  'an unknown field in a payload is ignored': async (target) => {
    const items = await set(target);
    const row = await valueOf(items.create(ARTICLES, { title: 'New', nowhere: 1 }));
    assert.ok(!('nowhere' in row));
  },
  'a refused update changes no field': async (target) => {
    const items = await set(target);
    await refusalOf(items.update(ARTICLES, 3002, { title: 'Changed', slug: 'one' }));
    assert.equal((await target.stage.row(ARTICLES, 3002))?.['title'], 'Two');
  },
  'an update changes only the fields sent': async (target) => {
    const items = await set(target);
    const row = await valueOf(items.update(ARTICLES, 3001, { title: 'Changed', author: null }));
    assert.deepEqual([row['title'], row['author'], row['slug'], row['words']], ['Changed', null, 'one', 5]);
    assert.equal((await target.stage.row(ARTICLES, 3001))?.['title'], 'Changed');
  },
  'updating a missing item is refused with ITEM_NOT_FOUND': async (target) => {
    const items = await set(target);
    assert.equal((await refusalOf(items.update(ARTICLES, 3999, { title: 'Changed' }))).code, 'ITEM_NOT_FOUND');
  },
  'reading a deleted item is refused with FORBIDDEN': async (target) => {
    const items = await set(target);
    await valueOf(items.remove(ARTICLES, 3001));
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 3001)), FORBIDDEN);
  },
  'deleting a missing item succeeds': async (target) => {
    const items = await set(target);
    await valueOf(items.remove(ARTICLES, 3999));
  },
  'a reference to a deleted item becomes null': async (target) => {
    const items = await set(target);
    await valueOf(items.remove(AUTHORS, 3001));
    assert.equal((await target.stage.row(ARTICLES, 3001))?.['author'], null);
  },
  'an item is updated and deleted by a string key': async (target) => {
    await target.stage.labels([{ id: 'a/b c', name: 'Before' }]);
    const { items } = await target.as('administrator');
    assert.equal((await valueOf(items.update(LABELS, 'a/b c', { name: 'After' })))['name'], 'After');
    await valueOf(items.remove(LABELS, 'a/b c'));
    assert.equal(await target.stage.row(LABELS, 'a/b c'), null);
  },
  'saving a singleton twice updates the same item': async (target) => {
    const { items } = await target.as('administrator');
    const first = await valueOf(items.updateSingleton(LANDING_PAGE, { headline: 'Hello' }));
    const second = await valueOf(items.updateSingleton(LANDING_PAGE, { note: 'There' }));
    assert.equal(second['id'], first['id']);
    const page = await valueOf(items.readSingleton(LANDING_PAGE, ['headline', 'note']));
    assert.deepEqual(page, { headline: 'Hello', note: 'There' });
  },
});

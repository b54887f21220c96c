import { strict as assert } from 'node:assert';
import { ARTICLES, AUTHORS } from '../../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from '../suite';

const set = async (target: Target) => {
  await target.stage.articles([
    { id: 5001, title: 'First draft', body: 'Text' },
    { id: 5002, title: 'Second draft', words: 7 },
    { id: 5003, title: 'Published', status: 'published' },
  ]);
  return (await target.as('editor')).items;
};

export const itemsLimitsSuite = defineSuite('items with the permissions of a role', {
  'a list contains only the items that the permission allows': async (target) => {
    const items = await set(target);
    const rows = await valueOf(items.list(ARTICLES, { fields: ['id'], sort: ['id'] }));
    assert.deepEqual(rows, [{ id: 5001 }, { id: 5002 }]);
  },
  'counts include only the items that the permission allows': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.count(ARTICLES, {}, 'id')), { total_count: 2, filter_count: 2 });
    assert.deepEqual(await valueOf(items.count(ARTICLES, { search: 'first' }, 'id')), {
      total_count: 2,
      filter_count: 1,
    });
  },
  'reading all fields returns only the readable fields': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(ARTICLES, 5001)), { id: 5001, title: 'First draft', status: 'draft' });
  },
  'requesting an unreadable field is refused with FORBIDDEN': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.list(ARTICLES, { fields: ['id', 'body'] })), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 5001, ['body'])), FORBIDDEN);
  },
  'a search ignores unreadable fields': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.list(ARTICLES, { fields: ['id'], search: 'draft', sort: ['id'] })), [
      { id: 5001 },
      { id: 5002 },
    ]);
  },
  'reading an item outside the permission is refused with FORBIDDEN': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 5003)), FORBIDDEN);
  },
  'updating an item outside the permission is refused with FORBIDDEN': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 5003, { title: 'Seen' })), FORBIDDEN);
    assert.equal((await target.stage.row(ARTICLES, 5003))?.['title'], 'Published');
  },
  'listing a collection without a permission is refused with FORBIDDEN': async (target) => {
    const { items } = await target.as('editor');
    assert.deepEqual(await refusalOf(items.list(AUTHORS, {})), FORBIDDEN);
  },
  'an allowed update is saved and returns only the readable fields': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.update(ARTICLES, 5002, { title: 'Better' })), {
      id: 5002,
      title: 'Better',
      status: 'draft',
    });
    assert.equal((await target.stage.row(ARTICLES, 5002))?.['words'], 7);
  },
  'an update that fails the validation of the permission names the field and the failed operator': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 5001, { title: 'Bad' })), {
      status: 400,
      code: 'FAILED_VALIDATION',
      fields: [{ field: 'title', code: 'FAILED_VALIDATION', type: 'contains', details: { substring: 'e' } }],
    });
  },
  'writing a field outside the permission is refused with FORBIDDEN': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 5001, { body: 'New' })), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.create(ARTICLES, { title: 'New', status: 'published' })), FORBIDDEN);
  },
  'a new item gets the presets of the permission, also in unreadable fields': async (target) => {
    const items = await set(target);
    const row = await valueOf(items.create(ARTICLES, { title: 'New' }));
    assert.deepEqual(Object.keys(row).sort(), ['id', 'status', 'title']);
    assert.equal((await target.stage.row(ARTICLES, Number(row['id'])))?.['words'], 1);
  },
  'deleting without a delete permission is refused with FORBIDDEN': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.remove(ARTICLES, 5001)), FORBIDDEN);
    assert.notEqual(await target.stage.row(ARTICLES, 5001), null);
  },
});

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

export const itemsLimitsSuite = defineSuite('items within the limits of a role', {
  'only the items that the rule covers are listed': async (target) => {
    const items = await set(target);
    const rows = await valueOf(items.list(ARTICLES, { fields: ['id'], sort: ['id'] }));
    assert.deepEqual(rows, [{ id: 5001 }, { id: 5002 }]);
  },
  'and counted': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.count(ARTICLES, {}, 'id')), { total_count: 2, filter_count: 2 });
    assert.deepEqual(await valueOf(items.count(ARTICLES, { search: 'first' }, 'id')), {
      total_count: 2,
      filter_count: 1,
    });
  },
  'every field means every field that may be seen': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(ARTICLES, 5001)), { id: 5001, title: 'First draft', status: 'draft' });
  },
  'a field that may not be seen cannot be asked for': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.list(ARTICLES, { fields: ['id', 'body'] })), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 5001, ['body'])), FORBIDDEN);
  },
  'a search does not look into fields that may not be seen': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.list(ARTICLES, { fields: ['id'], search: 'draft', sort: ['id'] })), [
      { id: 5001 },
      { id: 5002 },
    ]);
  },
  'an item that the rule does not cover is forbidden': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 5003)), FORBIDDEN);
  },
  'nor can it be changed': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 5003, { title: 'Seen' })), FORBIDDEN);
    assert.equal((await target.stage.row(ARTICLES, 5003))?.['title'], 'Published');
  },
  'another collection is forbidden': async (target) => {
    const { items } = await target.as('editor');
    assert.deepEqual(await refusalOf(items.list(AUTHORS, {})), FORBIDDEN);
  },
  'a change of what may be changed is done and answered within the limits': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.update(ARTICLES, 5002, { title: 'Better' })), {
      id: 5002,
      title: 'Better',
      status: 'draft',
    });
    assert.equal((await target.stage.row(ARTICLES, 5002))?.['words'], 7);
  },
  'a change that the rule refuses names the field and the reason': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 5001, { title: 'Bad' })), {
      status: 400,
      code: 'FAILED_VALIDATION',
      fields: [{ field: 'title', code: 'FAILED_VALIDATION', type: 'contains', details: { substring: 'e' } }],
    });
  },
  'a field that may not be written is forbidden': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.update(ARTICLES, 5001, { body: 'New' })), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.create(ARTICLES, { title: 'New', status: 'published' })), FORBIDDEN);
  },
  'a new item gets the presets of the rule, those of unseen fields too': async (target) => {
    const items = await set(target);
    const row = await valueOf(items.create(ARTICLES, { title: 'New' }));
    assert.deepEqual(Object.keys(row).sort(), ['id', 'status', 'title']);
    assert.equal((await target.stage.row(ARTICLES, Number(row['id'])))?.['words'], 1);
  },
  'what has no rule cannot be deleted': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.remove(ARTICLES, 5001)), FORBIDDEN);
    assert.notEqual(await target.stage.row(ARTICLES, 5001), null);
  },
});

import { strict as assert } from 'node:assert';
import { ARTICLES, AUTHORS, LABELS } from '../../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from '../suite';

const ROWS = [
  { id: 6001, title: 'One', slug: 'one', words: 1, sort: 1 },
  { id: 6002, title: 'Two', slug: 'two', words: 2, sort: 2 },
  { id: 6003, title: 'Three', slug: 'three', words: null, status: 'published', sort: 3 },
];

const set = async (target: Target, who: 'administrator' | 'editor' | 'anonymous' = 'administrator') => {
  await target.stage.articles(ROWS);
  return (await target.as(who)).items;
};

/** The stored values of a field, ordered by key. */
const now = async (target: Target, field: string): Promise<readonly unknown[]> => {
  const { items } = await target.as('administrator');
  return (await valueOf(items.list(ARTICLES, { fields: [field], sort: ['id'] }))).map((row) => row[field]);
};

const invalid = (field: string, type: string, details = {}) => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  fields: [{ field, code: 'FAILED_VALIDATION', type, details }],
});

const taken = {
  status: 400,
  code: 'RECORD_NOT_UNIQUE',
  fields: [{ field: 'slug', code: 'RECORD_NOT_UNIQUE', type: null, details: { collection: ARTICLES } }],
};

export const itemsManySuite = defineSuite('batches of items', {
  'createMany returns the new items in the given order': async (target) => {
    const items = await set(target);
    const made = await valueOf(
      items.createMany(ARTICLES, [
        { id: 6010, title: 'A' },
        { id: 6011, title: 'B' },
      ]),
    );
    assert.deepEqual(
      made.map(({ id, title, status }) => [id, title, status]),
      [
        [6010, 'A', 'draft'],
        [6011, 'B', 'draft'],
      ],
    );
  },
  'when one item of createMany is invalid, none is created': async (target) => {
    const items = await set(target);
    assert.deepEqual(
      await refusalOf(items.createMany(ARTICLES, [{ title: 'A' }, { slug: 'x' }])),
      invalid('title', 'required'),
    );
    assert.deepEqual(await refusalOf(items.createMany(ARTICLES, [{ title: 'A' }, { title: 'B', slug: 'one' }])), taken);
    assert.equal((await now(target, 'id')).length, ROWS.length);
  },
  'updateMany saves the same values in all items and returns the updated items': async (target) => {
    const items = await set(target);
    const changed = await valueOf(items.updateMany(ARTICLES, [6001, 6002], { title: 'Same' }));
    assert.deepEqual(
      changed.map(({ id, title, words }) => [id, title, words]),
      [
        [6001, 'Same', 1],
        [6002, 'Same', 2],
      ],
    );
    assert.deepEqual(await now(target, 'title'), ['Same', 'Same', 'Three']);
  },
  'updateMany by an administrator skips missing items': async (target) => {
    const items = await set(target);
    const changed = await valueOf(items.updateMany(ARTICLES, [6001, 6999], { title: 'Same' }));
    assert.deepEqual(
      changed.map(({ id }) => id),
      [6001],
    );
    assert.deepEqual(await valueOf(items.updateMany(ARTICLES, [6999], { title: 'Same' })), []);
  },
  'batches without keys or items change nothing': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.updateMany(ARTICLES, [], { title: 'Same' })), []);
    assert.deepEqual(await valueOf(items.createMany(ARTICLES, [])), []);
    await valueOf(items.removeMany(ARTICLES, []));
    assert.deepEqual(await now(target, 'title'), ['One', 'Two', 'Three']);
  },
  'when one item of updateMany fails, none is updated': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.updateMany(ARTICLES, [6001, 6002], { slug: 'same' })), taken);
    assert.deepEqual(
      await refusalOf(items.updateMany(ARTICLES, [6001, 6002], { title: null })),
      invalid('title', 'nnull'),
    );
    assert.deepEqual(await now(target, 'slug'), ['one', 'two', 'three']);
  },
  'updateMany by a role applies its item permission, validation and field permission': async (target) => {
    const items = await set(target, 'editor');
    assert.deepEqual(await valueOf(items.updateMany(ARTICLES, [6001, 6002], { title: 'Better' })), [
      { id: 6001, title: 'Better', status: 'draft' },
      { id: 6002, title: 'Better', status: 'draft' },
    ]);
    const broken = invalid('title', 'contains', { substring: 'e' });
    assert.deepEqual(await refusalOf(items.updateMany(ARTICLES, [6001, 6002], { title: 'Bad' })), broken);
    assert.deepEqual(await refusalOf(items.updateMany(ARTICLES, [6001], { words: 5 })), FORBIDDEN);
  },
  'updateMany by a role is refused with FORBIDDEN when one item is not updatable or missing': async (target) => {
    const items = await set(target, 'editor');
    assert.deepEqual(await refusalOf(items.updateMany(ARTICLES, [6001, 6003], { title: 'Better' })), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.updateMany(ARTICLES, [6001, 6999], { title: 'Better' })), FORBIDDEN);
    assert.deepEqual(await now(target, 'title'), ['One', 'Two', 'Three']);
  },
  'updateByFilter updates only the matching items': async (target) => {
    const items = await set(target);
    await valueOf(items.updateByFilter(ARTICLES, { words: { _null: true } }, { words: 0 }));
    assert.deepEqual(await now(target, 'words'), [1, 2, 0]);
    await valueOf(items.updateByFilter(ARTICLES, { words: { _eq: 77 } }, { words: 9 }));
    assert.deepEqual(await now(target, 'words'), [1, 2, 0]);
  },
  'updateByFilter by a role is refused with FORBIDDEN when a matching item is not updatable': async (target) => {
    const items = await set(target, 'editor');
    assert.deepEqual(
      await refusalOf(items.updateByFilter(ARTICLES, { id: { _gt: 6000 } }, { title: 'Better' })),
      FORBIDDEN,
    );
    await valueOf(items.updateByFilter(ARTICLES, { status: { _eq: 'draft' } }, { title: 'Better' }));
    assert.deepEqual(await now(target, 'title'), ['Better', 'Better', 'Three']);
  },
  'removeMany deletes the items and ignores missing ones': async (target) => {
    const items = await set(target);
    await valueOf(items.removeMany(ARTICLES, [6001, 6003, 6999]));
    assert.deepEqual(await now(target, 'id'), [6002]);
  },
  'updateMany and removeMany accept string keys with commas and slashes': async (target) => {
    await target.stage.labels([
      { id: 'a,b', name: '1' },
      { id: 'c/d', name: '2' },
      { id: 'e', name: '3' },
    ]);
    const { items } = await target.as('administrator');
    const changed = await valueOf(items.updateMany(LABELS, ['a,b', 'c/d'], { name: 'Same' }));
    assert.deepEqual(
      changed.map(({ id }) => id),
      ['a,b', 'c/d'],
    );
    await valueOf(items.removeMany(LABELS, ['a,b', 'c/d']));
    assert.deepEqual(await valueOf(items.list(LABELS, { fields: ['id'] })), [{ id: 'e' }]);
  },
  'batches without a permission are refused with FORBIDDEN for a role and an anonymous caller': async (target) => {
    const editor = await set(target, 'editor');
    assert.deepEqual(await refusalOf(editor.removeMany(ARTICLES, [6001, 6002])), FORBIDDEN);
    assert.deepEqual(
      await refusalOf(editor.createMany(ARTICLES, [{ title: 'A' }, { title: 'B', words: 3 }])),
      FORBIDDEN,
    );
    const { items: anonymous } = await target.as('anonymous');
    assert.deepEqual(await refusalOf(anonymous.updateMany(ARTICLES, [6001], { title: 'Better' })), FORBIDDEN);
    assert.deepEqual(
      await refusalOf(anonymous.updateByFilter(ARTICLES, { id: { _eq: 6001 } }, { title: 'Better' })),
      FORBIDDEN,
    );
    assert.deepEqual(await refusalOf(anonymous.removeMany(ARTICLES, [6001])), FORBIDDEN);
    assert.deepEqual(await now(target, 'title'), ['One', 'Two', 'Three']);
  },
  'total counts the readable items, also of a system collection': async (target) => {
    assert.equal(await valueOf((await set(target)).total(ARTICLES)), 3);
    const { items } = await target.as('editor');
    assert.equal(await valueOf(items.total(ARTICLES)), 2);
    assert.equal(await valueOf(items.total('directus_users')), 1);
    assert.deepEqual(await refusalOf(items.total(AUTHORS)), FORBIDDEN);
  },
  'moving an item to the position of another shifts the items between them': async (target) => {
    const items = await set(target);
    await valueOf(items.move(ARTICLES, 6003, 6001));
    assert.deepEqual(await now(target, 'sort'), [2, 3, 1]);
    await valueOf(items.move(ARTICLES, 6003, 6002));
    assert.deepEqual(await now(target, 'sort'), [1, 2, 3]);
    await valueOf(items.move(ARTICLES, 6002, 6002));
    assert.deepEqual(await now(target, 'sort'), [1, 2, 3]);
  },
  'moving items without a sort value first numbers them after the others': async (target) => {
    await target.stage.articles(ROWS.map((row) => ({ ...row, sort: row.id === 6002 ? 5 : null })));
    const { items } = await target.as('administrator');
    await valueOf(items.move(ARTICLES, 6003, 6001));
    assert.deepEqual(await now(target, 'sort'), [7, 5, 6]);
  },
  'moving without a sort field, with an unknown collection, a missing item or no permission is refused': async (
    target,
  ) => {
    const administrator = await set(target);
    const unsorted = { status: 400, code: 'INVALID_PAYLOAD', fields: [] };
    assert.deepEqual(await refusalOf(administrator.move(AUTHORS, 1, 2)), unsorted);
    assert.deepEqual(await refusalOf(administrator.move('contract_nothing', 1, 2)), FORBIDDEN);
    assert.equal((await refusalOf(administrator.move(ARTICLES, 6001, 6999))).code, 'INTERNAL_SERVER_ERROR');
    assert.equal((await refusalOf(administrator.move(ARTICLES, 6999, 6001))).code, 'INTERNAL_SERVER_ERROR');
    const { items: editor } = await target.as('editor');
    assert.deepEqual(await refusalOf(editor.move(ARTICLES, 6001, 6002)), FORBIDDEN);
    const { items: anonymous } = await target.as('anonymous');
    assert.deepEqual(await refusalOf(anonymous.move(ARTICLES, 6001, 6002)), FORBIDDEN);
    assert.deepEqual(await now(target, 'sort'), [1, 2, 3]);
  },
});

import { strict as assert } from 'node:assert';
import type { Preset, PresetDraft } from '../../src/domain/presets';
import type { JsonObject } from '../../src/kernel';
import { ARTICLES } from '../platform/content-model';
import { PEOPLE, ROLES } from '../platform/people';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from './suite';

const user = PEOPLE.editor.id;

const draft = (more: Partial<PresetDraft>): PresetDraft => ({
  bookmark: 'Drafts',
  user: null,
  role: null,
  collection: ARTICLES,
  search: 'harbour',
  filters: [{ key: 'a', field: 'status', operator: 'eq', value: 'draft' }],
  layout: 'tabular',
  layout_query: { tabular: { sort: '-id' } },
  layout_options: { tabular: { spacing: 'cozy' } },
  refresh_interval: 60,
  ...more,
});

const OWN: JsonObject = { id: 920_001, collection: ARTICLES, user, bookmark: 'Own' };
const OTHERS: readonly JsonObject[] = [
  { id: 920_002, collection: ARTICLES, role: ROLES.editors, bookmark: 'Ours' },
  { id: 920_003, collection: ARTICLES, bookmark: null, layout: 'cards' },
  { id: 920_004, collection: ARTICLES, user: PEOPLE.administrator.id, bookmark: 'Theirs' },
];

const set = async (target: Target, who: 'administrator' | 'editor' | 'anonymous' = 'editor') => {
  await target.stage.onlyPresets([OWN, ...OTHERS]);
  return (await target.as(who)).presets;
};

const userNotOwn = {
  status: 400,
  code: 'FAILED_VALIDATION',
  fields: [{ field: 'user', code: 'FAILED_VALIDATION', type: 'eq', details: { valid: user } }],
};

/** The presets of the contracts; the server may have others. */
const ids = (presets: readonly Pick<Preset, 'id'>[]): readonly number[] =>
  presets
    .map(({ id }) => id)
    .filter((id) => id >= 920_001 && id <= 920_004)
    .sort();

export const presetsWritingSuite = defineSuite('writing presets', {
  'a user with app access creates and reads a preset of their own': async (target) => {
    const presets = await set(target);
    const made = await valueOf(presets.create(draft({ user })));
    assert.deepEqual(made, { ...draft({ user }), id: made.id });
    assert.deepEqual(await valueOf(presets.read(made.id)), made);
  },
  'a user with app access is refused a preset for all users, a role or another user': async (target) => {
    const presets = await set(target);
    for (const scope of [{}, { role: ROLES.editors }, { user: PEOPLE.administrator.id }]) {
      assert.deepEqual(await refusalOf(presets.create(draft(scope))), userNotOwn);
    }
  },
  'an administrator creates a preset for all users, a role or another user': async (target) => {
    const presets = await set(target, 'administrator');
    for (const scope of [{}, { role: ROLES.editors }, { user }]) {
      const { id, ...made } = await valueOf(presets.create(draft(scope)));
      assert.deepEqual(made, draft(scope));
      assert.equal(typeof id, 'number');
    }
  },
  'a preset for an unknown user or role is refused with INVALID_FOREIGN_KEY': async (target) => {
    const presets = await set(target, 'administrator');
    const dangling = { status: 400, code: 'INVALID_FOREIGN_KEY', fields: [] };
    assert.deepEqual(
      await refusalOf(presets.create(draft({ user: 'c0de0000-0000-4000-8000-00000000dead' }))),
      dangling,
    );
    assert.deepEqual(await refusalOf(presets.update(920_001, { role: 'nowhere' })), dangling);
  },
  'an update changes only the given fields of a preset, and can clear them': async (target) => {
    const presets = await set(target);
    const renamed = await valueOf(presets.update(920_001, { bookmark: 'Renamed', search: 'x' }));
    assert.deepEqual([renamed.bookmark, renamed.search, renamed.user], ['Renamed', 'x', user]);
    const emptied = await valueOf(presets.update(920_001, { bookmark: null, search: null }));
    assert.deepEqual([emptied.bookmark, emptied.search, emptied.collection], [null, null, ARTICLES]);
  },
  'a user with app access reads the presets that apply to them, and writes only their own': async (target) => {
    const presets = await set(target);
    assert.equal((await valueOf(presets.read(920_002))).bookmark, 'Ours');
    assert.equal((await valueOf(presets.read(920_003))).layout, 'cards');
    assert.deepEqual(await refusalOf(presets.read(920_004)), FORBIDDEN);
    for (const id of [920_002, 920_003, 920_004, 999_999_999]) {
      assert.deepEqual(await refusalOf(presets.update(id, { bookmark: 'Mine' })), FORBIDDEN);
      assert.deepEqual(await refusalOf(presets.remove(id)), FORBIDDEN);
    }
  },
  'a preset assigned to another user is no longer accessible': async (target) => {
    const presets = await set(target);
    const given = await refusalOf(presets.update(920_001, { user: PEOPLE.administrator.id }));
    assert.equal(given.code, 'ITEM_NOT_FOUND');
    assert.deepEqual(await refusalOf(presets.read(920_001)), FORBIDDEN);
  },
  'a preset that does not exist cannot be read or updated, and deleting it succeeds': async (target) => {
    const presets = await set(target, 'administrator');
    assert.deepEqual(await refusalOf(presets.read(999_999_999)), FORBIDDEN);
    assert.equal((await refusalOf(presets.update(999_999_999, { bookmark: 'Late' }))).code, 'ITEM_NOT_FOUND');
    await valueOf(presets.remove(999_999_999));
  },
  'an administrator deletes one or several presets, and unknown ids are ignored': async (target) => {
    const presets = await set(target, 'administrator');
    await valueOf(presets.remove(920_001));
    await valueOf(presets.removeMany([920_002, 920_004, 999_999_999]));
    await valueOf(presets.removeMany([]));
    assert.deepEqual(ids(await valueOf(presets.list())), [920_003]);
  },
  'when one of several presets may not be deleted, none is': async (target) => {
    const presets = await set(target);
    assert.deepEqual(await refusalOf(presets.removeMany([920_001, 920_004])), FORBIDDEN);
    await valueOf(presets.read(920_001));
    await valueOf(presets.remove(920_001));
    assert.deepEqual(await refusalOf(presets.read(920_001)), FORBIDDEN);
  },
  'the list contains the user or role of each preset, as far as the caller may read them': async (target) => {
    const all = await valueOf((await set(target, 'administrator')).list());
    assert.deepEqual(ids(all), [920_001, 920_002, 920_003, 920_004]);
    const { email, more } = PEOPLE.editor;
    assert.deepEqual(
      all.find(({ id }) => id === 920_001),
      {
        id: 920_001,
        bookmark: 'Own',
        collection: ARTICLES,
        layout: 'tabular',
        user: { email, first_name: more.first_name, last_name: more.last_name },
        role: null,
      },
    );
    assert.deepEqual(all.find(({ id }) => id === 920_002)?.role, { name: 'Contract editors' });
    assert.deepEqual(ids(await valueOf((await set(target)).list())), [920_001, 920_002, 920_003]);
  },
  'the counts distinguish bookmarks from other presets': async (target) => {
    const presets = await set(target, 'administrator');
    const before = await valueOf(presets.counts());
    await valueOf(presets.removeMany([920_001, 920_003]));
    const after = await valueOf(presets.counts());
    assert.deepEqual([before.bookmarks - after.bookmarks, before.presets - after.presets], [1, 1]);
    assert.deepEqual(await valueOf((await set(target)).counts()), {
      bookmarks: before.bookmarks - 1,
      presets: before.presets,
    });
  },
  'an anonymous caller is refused with FORBIDDEN on every operation': async (target) => {
    const presets = await set(target, 'anonymous');
    assert.deepEqual(await refusalOf(presets.list()), FORBIDDEN);
    assert.deepEqual(await refusalOf(presets.counts()), FORBIDDEN);
    assert.deepEqual(await refusalOf(presets.read(920_003)), FORBIDDEN);
    assert.deepEqual(await refusalOf(presets.create(draft({}))), FORBIDDEN);
    assert.deepEqual(await refusalOf(presets.update(920_003, { bookmark: 'x' })), FORBIDDEN);
    assert.deepEqual(await refusalOf(presets.removeMany([920_003])), FORBIDDEN);
  },
});

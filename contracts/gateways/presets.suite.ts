import { strict as assert } from 'node:assert';
import type { JsonObject } from '../../src/kernel';
import { ARTICLES } from '../platform/content-model';
import { PEOPLE, ROLES } from '../platform/people';
import { defineSuite, valueOf, type Target } from './suite';

const user = PEOPLE.editor.id;
const role = ROLES.editors;

const PRESETS: readonly JsonObject[] = [
  { id: 910_001, collection: ARTICLES, user, layout: 'tabular', layout_query: { tabular: { sort: '-id' } } },
  { id: 910_002, collection: ARTICLES, role, bookmark: 'Drafts', filters: [{ field: 'status' }], refresh_interval: 60 },
  {
    id: 910_003,
    collection: ARTICLES,
    bookmark: 'All',
    search: 'harbour',
    layout_options: { tabular: { spacing: 'cozy' } },
  },
  { id: 910_004, collection: ARTICLES, user: PEOPLE.administrator.id, bookmark: "Another user's" },
  { id: 910_006, collection: ARTICLES, role, layout: 'cards' },
  { id: 910_005, collection: ARTICLES, role: ROLES.administrators, bookmark: "Another role's" },
];

const applying = async (target: Target) => {
  await target.stage.onlyPresets(PRESETS);
  const { presets } = await target.as('editor');
  return (await valueOf(presets.listMine())).filter(({ collection }) => collection === ARTICLES);
};

export const presetsSuite = defineSuite('presets', {
  'the presets of the user, of the role and of all users are returned': async (target) => {
    const ids = (await applying(target)).map(({ id }) => id);
    assert.deepEqual([...ids].sort(), [910_001, 910_002, 910_003, 910_006]);
  },
  'bookmarks of other roles, and no presets of other users, are returned to an administrator': async (target) => {
    await target.stage.onlyPresets(PRESETS);
    const { presets } = await target.as('administrator');
    const found = (await valueOf(presets.listMine())).filter(({ collection }) => collection === ARTICLES);
    assert.deepEqual(found.map(({ id }) => id).sort(), [910_002, 910_003, 910_004, 910_005]);
  },
  'the presets are returned with all their fields': async (target) => {
    const presets = await applying(target);
    const own = presets.find(({ id }) => id === 910_001);
    assert.deepEqual([own?.bookmark, own?.layout, own?.layout_query], [null, 'tabular', { tabular: { sort: '-id' } }]);
    const drafts = presets.find(({ id }) => id === 910_002);
    assert.deepEqual(
      [drafts?.bookmark, drafts?.filters, drafts?.refresh_interval],
      ['Drafts', [{ field: 'status' }], 60],
    );
    const all = presets.find(({ id }) => id === 910_003);
    assert.deepEqual([all?.search, all?.layout_options], ['harbour', { tabular: { spacing: 'cozy' } }]);
    assert.deepEqual([all?.role, all?.user], [null, null]);
  },
});

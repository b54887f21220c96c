import type { Preset } from '../../../src/domain/presets';
import type { JsonObject } from '../../../src/kernel';
import { ARTICLES } from '../../platform/content-model';
import { PEOPLE, ROLES } from '../../platform/people';

/** The keys are far above any auto-increment key. */
const preset = (id: number, more: Partial<Preset>): Preset => ({
  id,
  bookmark: null,
  user: null,
  role: null,
  collection: ARTICLES,
  search: null,
  filters: null,
  layout: 'tabular',
  layout_query: null,
  layout_options: null,
  refresh_interval: null,
  ...more,
});

/** A preset of the editor, one of the editor's role, and a global one. */
export const own = preset(900_001, {
  user: PEOPLE.editor.id,
  search: 'harbour',
  layout_query: { tabular: { fields: ['title'], sort: '-id' } },
});
const drafts = { key: 'a', field: 'status', operator: 'eq', value: 'draft' };
export const ofRole = preset(900_002, { role: ROLES.editors, bookmark: 'Drafts', filters: [drafts] });
export const ofEverybody = preset(900_003, { bookmark: 'All', layout_options: { tabular: { spacing: 'cozy' } } });

/** In the form of POST /presets. */
export const asRow = (row: Preset): JsonObject => ({ ...row });

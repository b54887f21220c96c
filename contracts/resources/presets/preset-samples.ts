import type { Preset } from '../../../src/domain/presets';
import type { JsonObject } from '../../../src/kernel';
import { ARTICLES } from '../../platform/content-model';
import { PEOPLE, ROLES } from '../../platform/people';

/** The keys are far above any that a platform counts by itself. */
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

/** One of the editor's own, one of their role, and one of everybody. */
export const own = preset(900_001, {
  user: PEOPLE.editor.id,
  search: 'harbour',
  layout_query: { tabular: { fields: ['title'], sort: '-id' } },
});
const drafts = { key: 'a', field: 'status', operator: 'eq', value: 'draft' };
export const ofRole = preset(900_002, { role: ROLES.editors, bookmark: 'Drafts', filters: [drafts] });
export const ofEverybody = preset(900_003, { bookmark: 'All', layout_options: { tabular: { spacing: 'cozy' } } });

/** As the API takes it. */
export const asRow = (row: Preset): JsonObject => ({ ...row });

import { MatchersV3 } from '@pact-foundation/pact';
import type { Preset } from '../src/domain/presets';
import type { JsonObject } from '../src/kernel';
import { contractOfSeveral, decoded, type Contract, type Exchange } from './contract';
import { ARTICLES } from './platform/content-model';
import { PEOPLE, ROLES } from './platform/people';
import { state } from './states';

const { arrayContaining } = MatchersV3;

const user = PEOPLE.editor.id;
const role = ROLES.editors;

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

const own = preset(900_001, { user, search: 'harbour', layout_query: { tabular: { fields: ['title'], sort: '-id' } } });
const drafts = { key: 'a', field: 'status', operator: 'eq', value: 'draft' };
const ofRole = preset(900_002, { role, bookmark: 'Drafts', filters: [drafts] });
const ofEverybody = preset(900_003, { bookmark: 'All', layout_options: { tabular: { spacing: 'cozy' } } });

const asRow = (row: Preset): JsonObject => ({ ...row });

const scope = (name: string, filter: JsonObject, found: Preset): Exchange => ({
  name,
  request: { method: 'GET', path: '/presets', query: { limit: '-1', filter: JSON.stringify(filter) } },
  answer: { status: 200, body: { data: arrayContaining(asRow(found)) } },
});

export const presetsContracts: readonly Contract[] = [
  contractOfSeveral({
    given: [state('presets', { presets: [own, ofRole, ofEverybody].map(asRow) })],
    as: 'editor',
    exchanges: [
      scope("the editor's own presets", { user: { _eq: user } }, own),
      scope("the presets of the editor's role", { _and: [{ role: { _eq: role } }, { user: { _null: true } }] }, ofRole),
      scope("everybody's presets", { _and: [{ role: { _null: true } }, { user: { _null: true } }] }, ofEverybody),
    ],
    call: ({ presets }) => presets.applyingTo(user, role),
    gives: decoded([own, ofRole, ofEverybody]),
  }),
];

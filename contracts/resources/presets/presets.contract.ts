import { MatchersV3 } from '@pact-foundation/pact';
import type { Preset } from '../../../src/domain/presets';
import type { JsonObject } from '../../../src/kernel';
import { contract, contractOfSeveral, decoded, failed, refusal, type Contract, type Exchange } from '../../contract';
import { ARTICLES } from '../../platform/content-model';
import { PEOPLE, ROLES } from '../../platform/people';
import { asRow, ofEverybody, ofRole, own } from './preset-samples';
import { state } from '../../states';

const { arrayContaining, integer, string } = MatchersV3;

const user = PEOPLE.editor.id;
const role = ROLES.editors;

const scope = (name: string, filter: JsonObject, found: Preset): Exchange => ({
  name,
  request: { method: 'GET', path: '/presets', query: { limit: '-1', filter: JSON.stringify(filter) } },
  answer: { status: 200, body: { data: arrayContaining(asRow(found)) } },
});

const given = [state('presets', { presets: [own, ofRole, ofEverybody].map(asRow) })];

const names = {
  path: '/presets',
  query: {
    fields: 'id,bookmark,user.email,user.first_name,user.last_name,role.name,collection,layout',
    limit: '-1',
  },
};

const counting = {
  fields: 'id',
  limit: '0',
  filter: JSON.stringify({ bookmark: { _nnull: true } }),
  meta: 'filter_count,total_count',
};

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
export const presetsContracts: readonly Contract[] = [
  contractOfSeveral({
    given: [state('presets', { presets: [own, ofRole, ofEverybody].map(asRow) })],
    as: 'editor',
    exchanges: [
      scope("the editor's own presets", { user: { _eq: user } }, own),
      scope("the presets of the editor's role", { _and: [{ role: { _eq: role } }, { user: { _null: true } }] }, ofRole),
      scope("everybody's presets", { _and: [{ role: { _null: true } }, { user: { _null: true } }] }, ofEverybody),
    ],
    call: ({ presets }) => presets.listFor(user, role),
    gives: decoded([own, ofRole, ofEverybody]),
  }),
  contract({
    name: 'all presets, with the names of those they are for',
    given,
    as: 'administrator',
    request: { method: 'GET', ...names },
    answer: {
      status: 200,
      body: {
        data: arrayContaining({
          id: own.id,
          bookmark: null,
          collection: ARTICLES,
          layout: 'tabular',
          user: { email: PEOPLE.editor.email, first_name: 'Ed', last_name: 'Editor' },
          role: null,
        }),
      },
    },
    call: ({ presets }) => presets.list(),
    gives: decoded([
      {
        id: own.id,
        bookmark: null,
        collection: ARTICLES,
        layout: 'tabular',
        user: { email: PEOPLE.editor.email, first_name: 'Ed', last_name: 'Editor' },
        role: null,
      },
    ]),
  }),
  contract({
    name: 'how many bookmarks there are, and how many presets',
    given,
    as: 'administrator',
    request: { method: 'GET', path: '/presets', query: counting },
    answer: { status: 200, body: { data: [], meta: { filter_count: integer(2), total_count: integer(3) } } },
    call: ({ presets }) => presets.counts(),
    gives: decoded({ bookmarks: 2, presets: 1 }),
  }),
  contract({
    name: 'one preset',
    given,
    as: 'editor',
    request: { method: 'GET', path: `/presets/${own.id}` },
    answer: { status: 200, body: { data: asRow(own) } },
    call: ({ presets }) => presets.read(own.id),
    gives: decoded(own),
  }),
  contract({
    name: 'one preset that is not there',
    given: [state('presets', { presets: [] })],
    as: 'administrator',
    request: { method: 'GET', path: `/presets/${own.id}` },
    answer: forbidden.answer,
    call: ({ presets }) => presets.read(own.id),
    gives: failed(forbidden.failure),
  }),
];

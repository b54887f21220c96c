import { MatchersV3 } from '@pact-foundation/pact';
import type { JsonObject } from '../../../src/kernel';
import { contract, decoded, failed, refusal, type Contract } from '../../contract';
import { ARTICLES } from '../../platform/content-model';
import { PEOPLE } from '../../platform/people';
import { asRow, ofEverybody, ofRole, own } from './preset-samples';
import { state } from '../../states';

const { arrayContaining, integer, string } = MatchersV3;

const applying: JsonObject = {
  _or: [
    { user: { _eq: '$CURRENT_USER' } },
    { _and: [{ role: { _eq: '$CURRENT_ROLE' } }, { user: { _null: true } }] },
    { _and: [{ role: { _null: true } }, { user: { _null: true } }] },
    { _and: [{ bookmark: { _nnull: true } }, { user: { _null: true } }] },
  ],
};

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
  contract({
    name: "the editor's own presets, those of the editor's role and those for all users",
    given,
    as: 'editor',
    request: { method: 'GET', path: '/presets', query: { limit: '-1', filter: JSON.stringify(applying) } },
    answer: { status: 200, body: { data: arrayContaining(...[own, ofRole, ofEverybody].map(asRow)) } },
    call: ({ presets }) => presets.listMine(),
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
    name: 'the newest preset, before another one is created',
    given,
    as: 'editor',
    request: { method: 'GET', path: '/presets', query: { fields: 'id', sort: '-id', limit: '1' } },
    answer: { status: 200, body: { data: arrayContaining({ id: integer(ofEverybody.id) }) } },
    call: ({ items }) => items.list('directus_presets', { fields: ['id'], sort: ['-id'], limit: 1 }),
    gives: decoded([{ id: ofEverybody.id }]),
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

import { MatchersV3 } from '@pact-foundation/pact';
import type { PresetDraft } from '../../../src/domain/presets';
import { apiFailure } from '../../../src/kernel';
import { contract, decoded, failed, refusal, type Contract } from '../../contract';
import { PEOPLE } from '../../platform/people';
import { asRow, ofEverybody, ofRole, own } from './preset-samples';
import { state } from '../../states';

const { integer, string } = MatchersV3;

const user = PEOPLE.editor.id;

const { id: _own, ...draft } = own;
const filtered: PresetDraft = { ...draft, search: null, layout_query: null, filters: ofRole.filters };
const sought = { search: 'ferry', layout_query: { tabular: { fields: ['title'], sort: 'title' } } };
const forAll: PresetDraft = { ...draft, user: null, bookmark: 'Everybody' };
const given = [state('presets', { presets: [own, ofRole, ofEverybody].map(asRow) })];

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));
const otherUsers = refusal(400, 'FAILED_VALIDATION', string('"user" must be [c0de0000-0000-4000-8000-0000000000e1]'), {
  field: 'user',
  type: 'eq',
  details: { valid: user },
});

export const presetsWritingContracts: readonly Contract[] = [
  contract({
    name: "a new preset of one's own",
    given: [state('presets', { presets: [] })],
    as: 'editor',
    request: { method: 'POST', path: '/presets', body: { ...draft } },
    answer: { status: 200, body: { data: { ...draft, id: integer(7) } } },
    call: ({ presets }) => presets.create(draft),
    gives: decoded({ ...draft, id: 7 }),
  }),
  contract({
    name: 'a new preset with filters, and without columns and search',
    given: [state('presets', { presets: [] })],
    as: 'editor',
    request: { method: 'POST', path: '/presets', body: { ...filtered } },
    answer: { status: 200, body: { data: { ...filtered, id: integer(7) } } },
    call: ({ presets }) => presets.create(filtered),
    gives: decoded({ ...filtered, id: 7 }),
  }),
  contract({
    name: 'a change of the columns and the search of a preset',
    given,
    as: 'editor',
    request: { method: 'PATCH', path: `/presets/${own.id}`, body: { ...sought } },
    answer: { status: 200, body: { data: { ...asRow(own), ...sought } } },
    call: ({ presets }) => presets.update(own.id, sought),
    gives: decoded({ ...own, ...sought }),
  }),
  contract({
    name: 'a new preset for all users, by a role that may make only its own',
    given: [state('presets', { presets: [] })],
    as: 'editor',
    request: { method: 'POST', path: '/presets', body: { ...forAll } },
    answer: otherUsers.answer,
    call: ({ presets }) => presets.create(forAll),
    gives: failed(otherUsers.failure),
  }),
  contract({
    name: 'a change of a preset',
    given,
    as: 'editor',
    request: { method: 'PATCH', path: `/presets/${own.id}`, body: { search: null, refresh_interval: 60 } },
    answer: { status: 200, body: { data: { ...asRow(own), search: null, refresh_interval: 60 } } },
    call: ({ presets }) => presets.update(own.id, { search: null, refresh_interval: 60 }),
    gives: decoded({ ...own, search: null, refresh_interval: 60 }),
  }),
  contract({
    name: 'a change of a preset that is not there, which is answered with nothing',
    given: [state('presets', { presets: [] })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/presets/${own.id}`, body: { search: null } },
    answer: { status: 200 },
    call: ({ presets }) => presets.update(own.id, { search: null }),
    gives: failed(apiFailure(404, 'ITEM_NOT_FOUND', '')),
  }),
  contract({
    name: 'a change of a preset for all users, by a role that may change only its own',
    given,
    as: 'editor',
    request: { method: 'PATCH', path: `/presets/${ofEverybody.id}`, body: { bookmark: 'Mine' } },
    answer: forbidden.answer,
    call: ({ presets }) => presets.update(ofEverybody.id, { bookmark: 'Mine' }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a deletion of a preset',
    given,
    as: 'editor',
    request: { method: 'DELETE', path: `/presets/${own.id}` },
    answer: { status: 200 },
    call: ({ presets }) => presets.remove(own.id),
    gives: decoded(undefined),
  }),
  contract({
    name: 'a deletion of several presets',
    given,
    as: 'administrator',
    request: { method: 'DELETE', path: '/presets', body: [own.id, ofRole.id] },
    answer: { status: 200 },
    call: ({ presets }) => presets.removeMany([own.id, ofRole.id]),
    gives: decoded(undefined),
  }),
  contract({
    name: "a deletion of several presets, of which one is another user's",
    given,
    as: 'editor',
    request: { method: 'DELETE', path: '/presets', body: [own.id, ofRole.id] },
    answer: forbidden.answer,
    call: ({ presets }) => presets.removeMany([own.id, ofRole.id]),
    gives: failed(forbidden.failure),
  }),
];

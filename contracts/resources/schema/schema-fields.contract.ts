import { MatchersV3 } from '@pact-foundation/pact';
import { contract, decoded, failed, refusal, type Contract } from '../../contract';
import { WORKS } from '../../platform/content-model';
import type { Field } from '../../../src/domain/schema';
import { draft, FIELD_ID, fieldMeta, key, title, titleTold, works, workshop } from './schema-editing-samples';

const { string } = MatchersV3;

const fieldTaken = refusal(
  400,
  'INVALID_PAYLOAD',
  string('Field "title" already exists in collection "contract_works"'),
);
const containsNulls = refusal(400, 'CONTAINS_NULL_VALUES', string('Field "title" contains null values.'));

export const schemaFieldsContracts: readonly Contract[] = [
  contract({
    name: 'a new field',
    given: [workshop({ collections: [{ ...works, fields: [key] }] })],
    as: 'administrator',
    request: { method: 'POST', path: `/fields/${WORKS}`, body: draft },
    answer: { status: 200, body: { data: titleTold } },
    call: ({ schemaEditing }) => schemaEditing.createField({ collection: WORKS, ...draft }),
    gives: decoded(title),
  }),
  contract({
    name: 'a new field with a name that is taken',
    given: [workshop({ collections: [works] })],
    as: 'administrator',
    request: { method: 'POST', path: `/fields/${WORKS}`, body: draft },
    answer: fieldTaken.answer,
    call: ({ schemaEditing }) => schemaEditing.createField({ collection: WORKS, ...draft }),
    gives: failed(fieldTaken.failure),
  }),
  contract({
    name: 'a change of a field',
    given: [workshop({ collections: [works] })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/fields/${WORKS}/title`, body: { field: 'title', meta: { note: 'A name' } } },
    answer: { status: 200, body: { data: titleTold } },
    call: ({ schemaEditing }) => schemaEditing.updateField(WORKS, { field: 'title', meta: { note: 'A name' } }),
    gives: decoded(title),
  }),
  contract({
    name: 'a change of a column that nulls stand in the way of',
    given: [workshop({ collections: [works], rows: [{ title: null }] })],
    as: 'administrator',
    request: {
      method: 'PATCH',
      path: `/fields/${WORKS}/title`,
      body: { field: 'title', type: 'string', schema: { is_nullable: false } },
    },
    answer: containsNulls.answer,
    call: ({ schemaEditing }) =>
      schemaEditing.updateField(WORKS, { field: 'title', type: 'string', schema: { is_nullable: false } }),
    gives: failed(containsNulls.failure),
  }),
  contract({
    name: 'a new order of fields',
    given: [workshop({ collections: [works] })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/fields/${WORKS}`, body: [{ field: 'title', meta: { sort: 2 } }] },
    answer: { status: 200, body: { data: [{ ...titleTold, meta: { ...titleTold.meta, sort: 2 } }] } },
    call: ({ schemaEditing }) => schemaEditing.updateFields(WORKS, [{ field: 'title', meta: { sort: 2 } }]),
    gives: decoded<readonly Field[]>([
      { ...title, meta: { ...fieldMeta, id: FIELD_ID, special: [], system: false, sort: 2 } },
    ]),
  }),
  contract({
    name: 'a deletion of a field',
    given: [workshop({ collections: [works] })],
    as: 'administrator',
    request: { method: 'DELETE', path: `/fields/${WORKS}/title` },
    answer: { status: 200 },
    call: ({ schemaEditing }) => schemaEditing.deleteField(WORKS, 'title'),
    gives: decoded(undefined),
  }),
];

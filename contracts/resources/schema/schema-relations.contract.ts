import { MatchersV3 } from '@pact-foundation/pact';
import { contract, decoded, failed, refusal, type Contract } from '../../contract';
import { MAKERS, PARTS } from '../../platform/content-model';
import { asJson, key, parts, toAny, toMaker, toMore, works, workshop } from './schema-editing-samples';

const { string } = MatchersV3;

const related = refusal(
  400,
  'INVALID_PAYLOAD',
  string('Field "item" in collection "contract_parts" already has an associated relationship'),
);

export const schemaRelationsContracts: readonly Contract[] = [
  contract({
    name: 'a new relation',
    given: [
      workshop({
        collections: [
          { collection: MAKERS, meta: {}, schema: {}, fields: [key] },
          { ...works, fields: [key, { field: 'maker', type: 'integer', meta: {} }] },
        ],
      }),
    ],
    as: 'administrator',
    request: { method: 'POST', path: '/relations', body: asJson(toMaker) },
    answer: { status: 200, body: { data: toMaker } },
    call: ({ schemaEditing }) => schemaEditing.createRelation(toMaker),
    gives: decoded(toMaker),
  }),
  contract({
    name: 'a second relation of the same field',
    given: [workshop({ collections: [parts], relations: [toAny] })],
    as: 'administrator',
    request: { method: 'POST', path: '/relations', body: asJson(toAny) },
    answer: related.answer,
    call: ({ schemaEditing }) => schemaEditing.createRelation(toAny),
    gives: failed(related.failure),
  }),
  contract({
    name: 'a change of a relation',
    given: [workshop({ collections: [parts], relations: [toAny] })],
    as: 'administrator',
    request: { method: 'PATCH', path: `/relations/${PARTS}/item`, body: asJson(toMore) },
    answer: { status: 200, body: { data: toMore } },
    call: ({ schemaEditing }) => schemaEditing.updateRelation(toMore),
    gives: decoded(toMore),
  }),
  contract({
    name: 'a deletion of a relation',
    given: [workshop({ collections: [parts], relations: [toAny] })],
    as: 'administrator',
    request: { method: 'DELETE', path: `/relations/${PARTS}/item` },
    answer: { status: 200 },
    call: ({ schemaEditing }) => schemaEditing.deleteRelation(PARTS, 'item'),
    gives: decoded(undefined),
  }),
];

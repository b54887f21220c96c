import type { FilterContext } from '../../../../domain/filters';
import type { Item } from '../../../../domain/items';
import type { Json } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import { forbidden } from '../../api-error';
import type { Database } from '../../database';
import type { ToMany, ToOne } from '../../model';
import { allows, ruleFor, type Rule } from '../permissions/rule';
import { fieldTree, type FieldNode } from './field-tree';
import { filterTest } from './filter-rows';
import type { RelatedRows } from './related-rows';
import { answeredValue } from './stored-value';

/** Turns a stored row into what is answered. */
type Answerer = (row: Item) => Item;

/** Everything an answer needs to know while it is put together. */
export interface Answering {
  readonly database: Database;
  readonly who: Accountability;
  readonly context: FilterContext;
  readonly related: RelatedRows;
}

/** The test whether a row may be read by this rule. */
export const visible = ({ database, related, context }: Answering, collection: string, rule: Rule) =>
  filterTest(database.model, related, collection, rule.items, context);

type FieldAnswerer = (row: Item) => Json;

/** Related items that may not be read are not there: null, or missing from the list. No rule at all: no answer. */
const relatedAnswerer = (
  asking: Answering,
  collection: string,
  field: string,
  node: FieldNode,
  relation: ToOne | ToMany,
): FieldAnswerer | null => {
  const { database, who, related } = asking;
  const { model } = database;
  const rule = ruleFor(database, who, relation.related, 'read');
  const plain: FieldAnswerer | null = node.plain && relation.kind === 'one' ? (row) => row[field] ?? null : null;
  if (rule === null) return plain;
  const mayRead = visible(asking, relation.related, rule);
  const nested = node.below.length > 0 ? answerer(asking, relation.related, node.below, rule) : null;
  if (relation.kind === 'one') {
    return nested === null
      ? plain
      : (row) => {
          const one = related.one(relation.related, row[field] ?? null);
          return one !== null && mayRead(one) ? nested(one) : null;
        };
  }
  const [key, theirKey] = [model.keyField(collection), model.keyField(relation.related)];
  return (row) => related.many(relation, row[key] ?? null).filter(mayRead).map(nested ?? ((one) => one[theirKey] ?? null));
};

const fieldAnswerer = (asking: Answering, collection: string, field: string, node: FieldNode): FieldAnswerer | null => {
  const { model } = asking.database;
  const relation = model.relationOf(collection, field);
  const definition = model.field(collection, field);
  if (relation !== null && (relation.kind === 'many' || node.below.length > 0)) {
    return relatedAnswerer(asking, collection, field, node, relation);
  }
  return definition === null ? null : (row) => answeredValue(definition, row[field] ?? null);
};

/** A list of related items may be asked for whatever the rule says of fields: it is no column. */
const isList = ({ database }: Answering, collection: string, field: string): boolean =>
  database.model.relationOf(collection, field)?.kind === 'many';

/** Refuses fields that were named and may not be read; wildcards mean those that may. */
export const answerer = (asking: Answering, collection: string, paths: readonly string[], rule: Rule): Answerer => {
  const tree = fieldTree(asking.database.model, collection, paths.length === 0 ? ['*'] : paths);
  const named = paths.map((path) => path.split('.')[0] ?? '').filter((field) => field !== '*');
  if (named.some((field) => !allows(rule, field) && !isList(asking, collection, field))) throw forbidden();
  const fields = [...tree]
    .filter(([field, node]) => node.named || allows(rule, field))
    .flatMap(([field, node]) => {
      const answer = fieldAnswerer(asking, collection, field, node);
      return answer === null ? [] : [[field, answer] as const];
    });
  return (row) => Object.fromEntries(fields.map(([field, answer]) => [field, answer(row)]));
};



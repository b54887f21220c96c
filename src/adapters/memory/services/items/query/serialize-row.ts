import type { FilterContext } from '../../../../../domain/filters';
import type { Item } from '../../../../../domain/items';
import { MAX_NESTED_ROWS } from '../../../../../domain/query';
import type { Json } from '../../../../../kernel';
import type { Accountability } from '../../../accountability';
import { forbidden } from '../../../api-error';
import type { Database } from '../../../world/database';
import type { Model, ToAny, ToMany, ToOne } from '../../../world/model';
import { allows, ruleFor, type Rule } from '../../permissions/rule';
import { bindCurrentUser } from './filter-input';
import { fieldTree, type FieldNode } from './field-tree';
import { filterTest } from './filter-rows';
import type { RelatedRows } from './related-rows';
import { outputValue } from '../stored-value';

/** The value of a field in the response; undefined if the field is missing there. */
type FieldSerializer = (row: Item) => Json | undefined;

/** Turns a stored row into the response: an item, or its key when no requested field may be read. */
export type RowSerializer = (row: Item) => Json;

export interface ReadContext {
  readonly database: Database;
  readonly who: Accountability;
  readonly filterContext: FilterContext;
  readonly related: RelatedRows;
  /**
   * True below a many-to-any. There the server checks only that there is a permission, and which fields a wildcard
   * means: named items and fields are returned even when they may not be read.
   */
  readonly unrestricted?: true;
}

/** Tests whether the rule allows to read a row. */
export const readableTest = ({ database, related, filterContext }: ReadContext, collection: string, rule: Rule) =>
  filterTest(database.model, related, collection, bindCurrentUser(rule.items, filterContext), filterContext);

const keySerializer = (model: Model, collection: string): RowSerializer => {
  const keyField = model.keyField(collection);
  return (row) => row[keyField] ?? null;
};

/**
 * Serializes readable rows of a related collection, null for others. Null when there is no rule. Without paths, the
 * result is the key.
 */
const nestedSerializer = (context: ReadContext, collection: string, below: readonly string[]): RowSerializer | null => {
  const rule = ruleFor(context.database, context.who, collection, 'read');
  if (rule === null) return null;
  const mayRead = context.unrestricted ? () => true : readableTest(context, collection, rule);
  const isKeyOnly = below.length === 0;
  const nested = isKeyOnly
    ? keySerializer(context.database.model, collection)
    : rowSerializer(context, collection, below, rule);
  return (row) => (mayRead(row) ? nested(row) : null);
};

/** A related item that may not be read is null, or missing from its list. */
const oneSerializer = (
  context: ReadContext,
  field: string,
  node: FieldNode,
  { related }: ToOne,
): RowSerializer | null => {
  const nested = nestedSerializer(context, related, node.below);
  if (nested === null) return node.plain ? (row) => row[field] ?? null : null;
  return (row) => {
    const one = context.related.one(related, row[field] ?? null);
    return one === null ? null : nested(one);
  };
};

const manySerializer = (
  context: ReadContext,
  collection: string,
  node: FieldNode,
  relation: ToMany,
): RowSerializer | null => {
  const key = context.database.model.keyField(collection);
  const nested = nestedSerializer(context, relation.related, node.below);
  if (nested === null) return null;
  return (row) => {
    const items: Json[] = [];
    for (const many of context.related.many(relation, row[key] ?? null)) {
      if (items.length === MAX_NESTED_ROWS) break;
      const item = nested(many);
      if (item !== null) items.push(item);
    }
    return items;
  };
};

/** The paths that apply to a collection: those without a scope and its own. When all are for other collections, `*`. */
const pathsFor = (below: readonly string[], collection: string): readonly string[] => {
  const applicable = below.flatMap((path) => {
    const colon = path.indexOf(':');
    if (colon < 0) return [path];
    return path.slice(0, colon) === collection ? [path.slice(colon + 1)] : [];
  });
  return applicable.length > 0 ? applicable : ['*'];
};

/**
 * Without a field to answer, the related item is its key; missing where the key has another name than in `parent`,
 * which is the name that the server looks for.
 */
const anySerializer = (
  context: ReadContext,
  parent: string,
  field: string,
  node: FieldNode,
  relation: ToAny,
): FieldSerializer => {
  const { model } = context.database;
  const answerers = new Map(
    relation.allowed.map((allowed) => [
      allowed,
      nestedSerializer({ ...context, unrestricted: true }, allowed, pathsFor(node.below, allowed)),
    ]),
  );
  return (row) => {
    const collection = String(row[relation.collectionField]);
    const nested = answerers.get(collection) ?? null;
    const one = nested === null ? null : context.related.one(collection, row[field] ?? null);
    const answer = one === null || nested === null ? null : nested(one);
    const isKey = answer !== null && typeof answer !== 'object';
    return isKey && model.keyField(collection) !== model.keyField(parent) ? undefined : answer;
  };
};

/** For a requested field without a value: unknown, or presentation only. */
const NO_VALUE: RowSerializer = () => null;

const fieldSerializer = (
  context: ReadContext,
  collection: string,
  field: string,
  node: FieldNode,
): FieldSerializer | null => {
  const { model } = context.database;
  const relation = model.relationOf(collection, field);
  if (relation?.kind === 'many') return manySerializer(context, collection, node, relation);
  if (relation !== null && node.below.length > 0) {
    return relation.kind === 'one'
      ? oneSerializer(context, field, node, relation)
      : anySerializer(context, collection, field, node, relation);
  }
  const definition = model.field(collection, field);
  return definition === null || definition.schema === null
    ? NO_VALUE
    : (row) => outputValue(definition, row[field] ?? null, model);
};

/** Lists of related items have no column, so the rule's fields do not restrict them. */
const isList = ({ database }: ReadContext, collection: string, field: string): boolean =>
  database.model.relationOf(collection, field)?.kind === 'many';

type Branch = readonly [field: string, node: FieldNode];

/** Sorts fields with paths below, and not requested themselves, to the end. */
const relationsLast = ({ database }: ReadContext, collection: string, tree: readonly Branch[]): readonly Branch[] => {
  const isPathOnly = ([field, { below, plain }]: Branch): boolean => {
    const relation = database.model.relationOf(collection, field);
    return relation?.kind === 'many' || (relation !== null && below.length > 0 && !plain);
  };
  return [...tree.filter((branch) => !isPathOnly(branch)), ...tree.filter(isPathOnly)];
};

/**
 * Throws FORBIDDEN for named fields that may not be read; wildcards mean the readable ones. Paths through a relation
 * are always allowed.
 */
export const rowSerializer = (
  context: ReadContext,
  collection: string,
  paths: readonly string[],
  rule: Rule,
): RowSerializer => {
  const order = rule.allFields ? null : rule.fields;
  const requested = fieldTree(context.database.model, collection, paths.length === 0 ? ['*'] : paths, order);
  const tree = [...requested].map(([field, node]): Branch => [
    field,
    { ...node, plain: node.explicit || (node.plain && allows(rule, field)) },
  ]);
  const isOpen = (field: string): boolean => allows(rule, field) || isList(context, collection, field);
  if (!context.unrestricted && tree.some(([field, { explicit }]) => explicit && !isOpen(field))) throw forbidden();
  const fields = relationsLast(context, collection, tree)
    .filter(([field, node]) => node.named || allows(rule, field))
    .flatMap(([field, node]) => {
      const answer = fieldSerializer(context, collection, field, node);
      return answer === null ? [] : [[field, answer] as const];
    });
  if (fields.length === 0) return keySerializer(context.database.model, collection);
  const serialized = fields.filter(([, answer]) => answer !== NO_VALUE);
  return (row) =>
    Object.fromEntries(
      serialized.flatMap(([field, answer]) => {
        const value = answer(row);
        return value === undefined ? [] : [[field, value]];
      }),
    );
};

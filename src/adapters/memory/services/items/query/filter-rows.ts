import { compileFilter, type Filter, type FilterContext } from '../../../../../domain/filters';
import type { Item } from '../../../../../domain/items';
import type { Field } from '../../../../../domain/schema';
import { isJsonObject, type Json } from '../../../../../kernel';
import type { Model, ToMany } from '../../../world/model';
import { fieldThrough, prepareFilter, throughField } from './prepare-filter';
import type { RelatedRows } from './related-rows';
import { comparedValue } from '../stored-value';

/** Columns that a prepared filter compares, also those of related items. */
interface FilterColumns {
  readonly columns: ReadonlySet<string>;
  readonly through: ReadonlyMap<string, FilterColumns>;
}

const columnsIn = (filters: readonly Json[]): FilterColumns => {
  const columns = new Set<string>();
  const through = new Map<string, Json[]>();
  const collect = (filter: Json): void => {
    for (const [key, condition] of Object.entries(isJsonObject(filter) ? filter : {})) {
      const field = fieldThrough(key);
      if (Array.isArray(condition)) condition.forEach(collect);
      else if (field === null) columns.add(key);
      else through.set(field, [...(through.get(field) ?? []), condition]);
    }
  };
  filters.forEach(collect);
  return { columns, through: new Map([...through].map(([field, conditions]) => [field, columnsIn(conditions)])) };
};

type Projection = (row: Item) => Item;

/** Stands for a missing related item, as in a left join. */
const EMPTY_ROW: Item = {};

/** Where rows are projected; `joined` when they belong to the row of another collection. */
interface ProjectionContext {
  readonly model: Model;
  readonly related: RelatedRows;
  readonly collection: string;
  readonly joined: boolean;
}

const listProjection = (
  { model, related, collection, joined }: ProjectionContext,
  relation: ToMany,
  filterColumns: FilterColumns,
): ((row: Item) => Json) => {
  const project = projection({ model, related, collection: relation.related, joined: false }, filterColumns);
  const keyField = model.keyField(collection);
  return (row) => {
    const key = row[keyField] ?? null;
    const rows = key === null ? [] : related.many(relation, key);
    return (joined && rows.length === 0 ? [EMPTY_ROW] : rows).map(project);
  };
};

const relatedProjection = (
  context: ProjectionContext,
  field: string,
  filterColumns: FilterColumns,
): ((row: Item) => Json) | null => {
  const { model, related, collection } = context;
  const [name = '', scope = ''] = field.split(':');
  const relation = model.relationOf(collection, name);
  if (relation === null) return null;
  if (relation.kind === 'many') return listProjection(context, relation, filterColumns);
  const other = relation.kind === 'any' ? scope : relation.related;
  const project = projection({ model, related, collection: other, joined: true }, filterColumns);
  return (row) => {
    const isOtherCollection = relation.kind === 'any' && row[relation.collectionField] !== scope;
    return project((isOtherCollection ? null : related.one(other, row[name] ?? null)) ?? EMPTY_ROW);
  };
};

/** Types whose text and numbers are compared as stored. */
const DIRECT_TYPES = ['string', 'text', 'uuid', 'integer', 'float', 'boolean', 'date', 'dateTime', 'time', 'timestamp'];

type Differs = (value: Json | undefined) => boolean;

const isComposite: Differs = (value) => typeof value === 'object' && value !== null;

/** Whether `comparedValue` changes a value; calling it for every row is slow. */
const differs = (field: Field): Differs =>
  DIRECT_TYPES.includes(field.type) ? isComposite : (value = null) => comparedValue(field, value) !== value;

type NamedProjection = readonly [name: string, project: (row: Item) => Json];

/**
 * The row that a filter compares: numbers as numbers, and related items beside their keys. Returns the row itself when
 * no column differs.
 */
const projection = (context: ProjectionContext, { columns, through }: FilterColumns): Projection => {
  const fields = context.model.columnsOf(context.collection).filter(({ field }) => columns.has(field));
  const values = fields.map((field): NamedProjection => [
    field.field,
    (row) => comparedValue(field, row[field.field] ?? null),
  ]);
  const relations = [...through].flatMap(([field, nested]): readonly NamedProjection[] => {
    const project = relatedProjection(context, field, nested);
    return project === null ? [] : [[throughField(field), project]];
  });
  const projections = [...values, ...relations];
  const composed: Projection = (row) => Object.fromEntries(projections.map(([name, project]) => [name, project(row)]));
  if (relations.length > 0) return composed;
  const comparisons = fields.map((field) => ({ name: field.field, isOther: differs(field) }));
  return (row) => {
    for (const { name, isOther } of comparisons) if (isOther(row[name])) return composed(row);
    return row;
  };
};

/** Tests rows of a collection against a filter. Throws as `prepareFilter` does. */
export const filterTest = (
  model: Model,
  related: RelatedRows,
  collection: string,
  filter: Filter,
  context: FilterContext,
): ((row: Item) => boolean) => {
  if (Object.keys(filter).length === 0) return () => true;
  const prepared = prepareFilter(model, collection, filter);
  const project = projection({ model, related, collection, joined: false }, columnsIn([prepared]));
  const fits = compileFilter(prepared, context);
  return (row) => fits(project(row));
};

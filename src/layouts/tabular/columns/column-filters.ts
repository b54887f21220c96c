import { useMemo } from 'react';
import type { ListSession } from '../../../application/browse';
import { SchemaStore } from '../../../application/data-model';
import { CapabilitiesStore } from '../../../application/settings';
import {
  conditionOn,
  filterSteps,
  firstOperator,
  newCondition,
  unusedKey,
  valueComparison,
  withComparison,
  type FilterCondition,
} from '../../../domain/filters';
import type { Item } from '../../../domain/items';
import { primaryKeyOf, relatedCollectionOf } from '../../../domain/schema';
import { valuesAt } from '../../../domain/templates';
import { isJsonObject, type Json } from '../../../kernel';
import { useService } from '../../../kit';
import type { ColumnSource } from '../tabular.query';

type Column = Pick<ColumnSource, 'path' | 'field' | 'content'>;

/** Filters by a column, and by the value of one of its cells. */
export class ColumnFilters {
  constructor(
    private readonly session: ListSession,
    private readonly schema: Pick<SchemaStore, 'schema'>,
    private readonly zone: string,
    private readonly server: Pick<CapabilitiesStore, 'capabilities'>,
  ) {}

  canFilter({ path, content }: Column): boolean {
    return content.kind !== 'count' && filterSteps(this.schema.schema, this.session.collection, path) !== null;
  }

  /** The key of the condition on the column; adds one without a value where there is none. */
  open({ path, field }: Column): string {
    const { filters } = this.session.view.view;
    const before = conditionOn(filters, path);
    if (before !== null) return before.key;
    const operator = firstOperator(this.schema.schema, field, this.server.capabilities.refusedOperators);
    const next = newCondition(unusedKey(filters), path, field.type, operator);
    this.session.view.change({ filters: [...filters, next] });
    return next.key;
  }

  /** How a filter compares with the value of a cell; null when it cannot. */
  comparison(item: Item, column: Column): Pick<FilterCondition, 'operator' | 'value'> | null {
    const values = valuesAt(item, column.path);
    if (!this.canFilter(column) || values.length > 1) return null;
    return valueComparison(this.schema.schema, column.field, this.keyIn(values[0] ?? null, column), this.zone);
  }

  addValue(item: Item, column: Column): void {
    const comparison = this.comparison(item, column);
    if (comparison === null) return;
    const { filters } = this.session.view.view;
    this.session.view.change({ filters: withComparison(filters, column.path, column.field, comparison) });
  }

  /** The key of a related item that was requested with its fields; any other value as it is. */
  private keyIn(value: Json, { field }: Column): Json {
    const { schema } = this.schema;
    const related = relatedCollectionOf(schema, field.collection, field.field);
    const key = related === null ? null : primaryKeyOf(schema, related);
    return key !== null && isJsonObject(value) ? (value[key.field] ?? null) : value;
  }
}

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const useColumnFilters = (session: ListSession): ColumnFilters => {
  const schema = useService(SchemaStore);
  const server = useService(CapabilitiesStore);
  return useMemo(() => new ColumnFilters(session, schema, timeZone(), server), [session, schema, server]);
};

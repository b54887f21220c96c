import type { Schema } from '../../schema';
import type { Json } from '../../../kernel';
import { appMinimumOf } from './app-minimum';
import { accessLevelOf, permissionTable } from './permission-table';
import type { Permission } from '../permission';
import { isTooDeep, MAX_RULE_DEPTH } from '../rule-editing/rule-depth';

/** The first row of `permissionReport`: the platform's names of what it lists, for programs and for comparison. */
const COLUMNS = ['collection', 'action', 'access', 'source', 'fields', 'permissions', 'validation', 'presets'];

/**
 * The whole table of a role, null for the public one, as rows of cells with a row of headings: one row for each
 * collection and action, those without access included. `access` is 'all', 'custom' or 'none', `source` 'stored', or
 * 'app' for what the server implies for app access; rules are JSON text, fields a comma list.
 */
export const permissionReport = (
  schema: Schema,
  role: string | null,
  permissions: readonly Permission[],
  appAccess: boolean,
): readonly (readonly string[])[] => {
  const json = (value: Json): string => {
    if (value === null) return '';
    return isTooDeep(value) ? `more than ${MAX_RULE_DEPTH} levels` : JSON.stringify(value);
  };
  const cells = permissionTable(schema, role, permissions).flatMap((row) => row.cells);
  return [
    COLUMNS,
    ...cells.map((cell) => {
      const minimum = appMinimumOf(cell, appAccess);
      const rules = cell.record ?? minimum;
      const source = cell.record !== null ? 'stored' : minimum === null ? '' : 'app';
      return [
        cell.collection,
        cell.action,
        accessLevelOf(rules),
        source,
        rules?.fields?.join(',') ?? '',
        json(rules?.permissions ?? null),
        json(rules?.validation ?? null),
        json(rules?.presets ?? null),
      ];
    }),
  ];
};

import { resolveDynamic } from '../../../../../domain/filters';
import type { Item, PrimaryKey } from '../../../../../domain/items';
import type { Action } from '../../../../../domain/permissions';
import { type Field, needsValue } from '../../../../../domain/schema';
import { filterContextOf } from '../../../accountability';
import { type ApiError, forbidden, throwErrors } from '../../../api-error';
import { normalizeKey } from '../../../world/model';
import { allows, type Rule, violations } from '../../permissions/rule';
import { readableTest } from '../query/serialize-row';
import type { WriteContext } from './write-context';
import { RelatedRows } from '../query/related-rows';

const failed = (field: string, type: string, message: string): ApiError => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  message,
  extensions: { field, type },
});

/** Required fields that a new item lacks. Null counts as present; the database rejects it. */
const missingFields = (columns: readonly Field[], payload: Item): readonly ApiError[] =>
  columns
    .filter((field) => needsValue(field) && !Object.hasOwn(payload, field.field))
    .map(({ field }) => failed(field, 'required', `"${field}" is required`));

/** Required fields that an update sets to null. */
const nulledFields = (columns: readonly Field[], payload: Item): readonly ApiError[] =>
  columns
    .filter((field) => needsValue(field) && payload[field.field] === null)
    .map(({ field }) => failed(field, 'nnull', `"${field}" contains an invalid value`));

/**
 * The normalized keys when the rule covers all their items; else throws FORBIDDEN. No keys mean all items, and the
 * server rejects the request when the rule covers one of them.
 */
export const permittedKeys = (
  { database, collection, who, now }: WriteContext,
  keys: readonly PrimaryKey[],
  rule: Rule,
): readonly PrimaryKey[] => {
  const known = keys.map((key) => normalizeKey(database.model, collection, key));
  if (who.admin) return known;
  const context = { database, who, filterContext: filterContextOf(who, now()), related: new RelatedRows(database) };
  const mayTouch = readableTest(context, collection, rule);
  if (keys.length === 0 && database.rows(collection).some(mayTouch)) throw forbidden();
  const covered = keys.every((key) => {
    const row = database.row(collection, key);
    return row !== null && mayTouch(row);
  });
  if (!covered || new Set(keys.map(String)).size < keys.length) throw forbidden();
  return known;
};

/**
 * The payload with the rule's presets as defaults. Throws when the rule forbids a field, a validation fails, or a
 * required field is missing or null. Missing fields are also reported once for each earlier item of the same request,
 * except to administrators.
 */
export const permittedPayload = (context: WriteContext, action: Action, rule: Rule, sent: Item, before = 0): Item => {
  const { database, collection, who, now } = context;
  if (Object.keys(sent).some((field) => !allows(rule, field))) throw forbidden();
  const filterContext = filterContextOf(who, now());
  const payload: Item = { ...resolveDynamic(rule.presets, filterContext), ...sent };
  const columns = database.model.columnsOf(collection);
  const missing = action === 'create' ? missingFields(columns, payload) : nulledFields(columns, payload);
  const reported = who.admin ? missing : Array.from({ length: before + 1 }, () => missing).flat();
  throwErrors([...violations(resolveDynamic(rule.validation, filterContext), payload), ...reported]);
  return payload;
};

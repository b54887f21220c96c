import type { JsonObject } from '../../kernel';
import { isAlias, type Field, type FieldType } from './field';

/** By interface. */
const BY_INTERFACE: ReadonlyMap<string, string> = new Map([
  ['file-image', 'image'],
  ['file', 'file'],
  ['select-color', 'color'],
  ['select-icon', 'icon'],
  ['tags', 'labels'],
  ['select-dropdown', 'labels'],
  ['select-radio', 'labels'],
  ['select-multiple-checkbox', 'labels'],
  ['select-multiple-dropdown', 'labels'],
]);

const BY_SPECIAL: ReadonlyMap<string, string> = new Map([
  ['file', 'file'],
  ['user-created', 'user'],
  ['user-updated', 'user'],
  ['m2o', 'related-values'],
  ['o2m', 'related-values'],
  ['m2m', 'related-values'],
  ['m2a', 'related-values'],
  ['files', 'related-values'],
  ['translations', 'related-values'],
]);

/** By the table that a foreign key points to. */
const BY_TARGET: ReadonlyMap<string, string> = new Map([
  ['directus_users', 'user'],
  ['directus_files', 'file'],
]);

const BY_TYPE: ReadonlyMap<FieldType, string> = new Map([
  ['boolean', 'boolean'],
  ['dateTime', 'datetime'],
  ['date', 'datetime'],
  ['time', 'datetime'],
  ['timestamp', 'datetime'],
  ['csv', 'labels'],
]);

const bySpecial = ({ meta }: Field): string | undefined =>
  meta?.special.map((special) => BY_SPECIAL.get(special)).find((id) => id !== undefined);

const byTarget = ({ schema }: Field): string | undefined => BY_TARGET.get(schema?.foreign_key_table ?? '');

/**
 * Instead of the platform's own displays: that of actions has English texts and the colours of another application, and
 * the item of an entry is shown by its key.
 */
const INSTEAD_OF_PLATFORM: ReadonlyMap<string, string> = new Map([
  ['directus_activity.action', 'activity-action'],
  ['directus_activity.item', 'activity-item'],
]);

/** Options of the platform's own fields that have none. */
const PLATFORM_OPTIONS: ReadonlyMap<string, JsonObject> = new Map([
  ['directus_activity.timestamp', { relative: true }],
]);

const NO_OPTIONS: JsonObject = {};

/** The display of a field without a configured one; null when none fits better than plain text. */
export const defaultDisplay = (field: Field): string | null =>
  (isAlias(field) ? undefined : BY_INTERFACE.get(field.meta?.interface ?? '')) ??
  byTarget(field) ??
  bySpecial(field) ??
  BY_TYPE.get(field.type) ??
  null;

/** The configured display of a field, else the default one. */
export const displayOf = (field: Field): string | null =>
  INSTEAD_OF_PLATFORM.get(`${field.collection}.${field.field}`) ?? field.meta?.display ?? defaultDisplay(field);

/** The configured options of a field's display, else the default ones. The same object for each call. */
export const displayOptionsOf = (field: Field): JsonObject =>
  field.meta?.display_options ?? PLATFORM_OPTIONS.get(`${field.collection}.${field.field}`) ?? NO_OPTIONS;

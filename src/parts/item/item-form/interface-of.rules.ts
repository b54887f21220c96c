import { isAlias, type Field, type FieldType } from '../../../domain/schema';

const BY_TYPE: Partial<Readonly<Record<FieldType, string>>> = {
  string: 'input',
  uuid: 'input',
  text: 'input-multiline',
  integer: 'input',
  bigInteger: 'input',
  float: 'input',
  decimal: 'input',
  boolean: 'boolean',
  dateTime: 'datetime',
  date: 'datetime',
  time: 'datetime',
  timestamp: 'datetime',
  csv: 'tags',
  hash: 'input-hash',
  json: 'input-code',
};

/** Interfaces that later servers have under another name, by that name. */
const RENAMED: Readonly<Record<string, string>> = {
  'system-token': 'token',
  'system-folder': 'select-dropdown-m2o',
  'input-translated-string': 'input',
  'system-input-translated-string': 'input',
};

const withoutRenaming = (id: string): string => (Object.hasOwn(RENAMED, id) ? (RENAMED[id] ?? id) : id);

const isForeignKey = (field: Field): boolean =>
  !isAlias(field) &&
  ((field.schema?.foreign_key_table ?? null) !== null || (field.meta?.special.includes('m2o') ?? false));

/**
 * The interface a field is edited with: the configured one, the related-item dropdown for a foreign key, or the default
 * for its type. Null where none fits, such as for a list without a configured interface.
 */
export const interfaceOf = (field: Field): string | null => {
  const configured = field.meta?.interface ?? null;
  if (configured !== null) return withoutRenaming(configured);
  return isForeignKey(field) ? 'select-dropdown-m2o' : (BY_TYPE[field.type] ?? null);
};

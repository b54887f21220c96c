/** What a field is to the person who makes one: a plain value, something shown, or a kind of relation (spec 001, 3). */
export const LOCAL_TYPES = [
  'standard',
  'presentation',
  'file',
  'files',
  'm2o',
  'o2m',
  'm2m',
  'm2a',
  'translations',
] as const;

export type LocalType = (typeof LOCAL_TYPES)[number];

/** The local types that need relations. */
export type RelationalType = Exclude<LocalType, 'standard' | 'presentation'>;

export const isRelational = (type: LocalType): type is RelationalType => type !== 'standard' && type !== 'presentation';

import type { Json } from '../../kernel';
import type { Database } from './world/database';

const SETTINGS = 'directus_settings';

/** One of the project's settings; its column's default while nobody has saved any. */
export const settingOf = (database: Database, name: string): Json => {
  const row = database.rows(SETTINGS)[0];
  const value = row === undefined ? database.model.field(SETTINGS, name)?.schema?.default_value : row[name];
  return value ?? null;
};

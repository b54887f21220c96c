import { ACTIONS } from '../../../../domain/permissions';
import type { JsonObject } from '../../../../kernel';
import type { Accountability } from '../../accountability';
import type { Database } from '../../world/database';
import { permissionRows, ruleFor } from './rule';

/** What a caller may do, without the rules: `/permissions/me` of generation 11, by collection and action. */
export const ownPermissions = (database: Database, who: Accountability): Readonly<Record<string, JsonObject>> => {
  const collections = [...new Set(permissionRows(database, who).map((row) => String(row['collection'])))];
  return Object.fromEntries(
    collections.map((collection) => {
      const granted = ACTIONS.flatMap((action): readonly (readonly [string, JsonObject])[] => {
        const rule = ruleFor(database, who, collection, action);
        if (rule === null) return [];
        const access = Object.keys(rule.items).length === 0 ? 'full' : 'partial';
        return [[action, { access, fields: [...rule.fields], presets: rule.presets }]];
      });
      return [collection, Object.fromEntries(granted)];
    }),
  );
};

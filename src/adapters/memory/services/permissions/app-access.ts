import type { Item } from '../../../../domain/items';
import { APP_ACCESS_MINIMUM } from '../../../../domain/permissions';

/**
 * The least that a role with app access may do, so that the application works at all: rows as the platform lists them
 * among the stored permissions, without an id and marked as its own.
 */
export const appAccess = (role: string | null): readonly Item[] =>
  APP_ACCESS_MINIMUM.map(({ collection, action, ...rule }) => ({
    role,
    permissions: rule.permissions,
    validation: rule.validation,
    presets: rule.presets,
    fields: rule.fields,
    limit: null,
    system: true,
    collection,
    action,
  }));

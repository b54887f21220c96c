import { filteredPaths } from '../../filters';
import { relationIndexOf } from '../../relations';
import { fieldOf, isSecret, type Schema } from '../../schema';
import { type Access, isAdmin } from '../access';
import { ruleFor } from '../access-rule';
import { readablePaths } from '../action-denials';
import type { Action } from '../permission';

/** Whether every item of the collection may be read. */
const readsAll = (access: Access, collection: string): boolean =>
  isAdmin(access) || Object.keys(ruleFor(access.permissions, collection, 'read')?.items ?? { none: {} }).length === 0;

/**
 * Whether reads answer what the server compares: a related item that this role may not read is
 * answered as null, secrets are masked, and of lists only the first rows are answered.
 */
const isAnsweredAsIs = (schema: Schema, access: Access, collection: string, path: string): boolean => {
  const [name = '', ...inner] = path.split('.');
  const field = fieldOf(schema, collection, name);
  if (inner.length === 0) return field !== null && field.type !== 'alias' && !isSecret(field);
  const related = relationIndexOf(schema).many.get(collection)?.get(name)?.related_collection ?? null;
  return related !== null && readsAll(access, related) && isAnsweredAsIs(schema, access, related, inner.join('.'));
};

/** The dotted paths by whose values the rule of a permission can be decided here. */
export const comparablePaths = (
  schema: Schema,
  access: Access,
  collection: string,
  paths: readonly string[],
): readonly string[] =>
  readablePaths(access, schema, collection, paths).filter((path) => isAnsweredAsIs(schema, access, collection, path));

/** The paths that the rules of these actions compare, as far as they can be decided here; none for an administrator. */
export const rulePaths = (
  schema: Schema,
  access: Access,
  collection: string,
  actions: readonly Action[],
): readonly string[] => {
  if (isAdmin(access)) return [];
  const paths = actions.flatMap((action) =>
    filteredPaths(ruleFor(access.permissions, collection, action)?.items ?? {}),
  );
  return comparablePaths(schema, access, collection, [...new Set(paths)]);
};

import { blogWorld } from '../../fixtures/worlds/blog';

/** Where the rule of a role, null for the public one, stands in the blog world: the key of the role and its own. */
export const permissionPlace = (
  role: string | null,
  collection: string,
  action: string,
): { readonly role: string | null; readonly id: number } => {
  const { items } = blogWorld();
  const owner = role === null ? null : (items['directus_roles']?.find(({ name }) => name === role)?.['id'] ?? role);
  const found = items['directus_permissions']?.find(
    (row) => row['role'] === owner && row['collection'] === collection && row['action'] === action,
  );
  if (found === undefined) throw new Error(`There is no permission to ${action} ${collection}`);
  return { role: owner === null ? null : String(owner), id: Number(found['id']) };
};

/** The address of its drawer. */
export const permissionAddress = (role: string | null, collection: string, action: string): string => {
  const { role: owner, id } = permissionPlace(role, collection, action);
  return `/settings/roles/${owner ?? 'public'}/${id}`;
};

import type { Item } from '../../domain/items';
import type { Permission } from '../../domain/permissions';
import { mapCall, type Call } from '../../kernel';
import type { PermissionsGateway } from '../../ports/permissions-gateway';
import type { MemoryClient } from './client';
import { deepCopy } from './deep-copy';
import { listOf, numberOf, objectOf, textOf } from './reading';

const permissionOf = (row: Item): Permission => ({
  id: numberOf(row, 'id'),
  role: textOf(row, 'role'),
  collection: textOf(row, 'collection') ?? '',
  action: textOf(row, 'action') ?? '',
  fields: listOf(row, 'fields'),
  permissions: objectOf(row, 'permissions'),
  validation: objectOf(row, 'validation'),
  presets: objectOf(row, 'presets'),
});

export class MemoryPermissionsGateway implements PermissionsGateway {
  constructor(private readonly client: MemoryClient) {}

  ofRole(role: string): Call<readonly Permission[]> {
    const query = { limit: -1, filter: { role: { _eq: role } } };
    return this.client
      .read('GET /permissions', (platform, who) => platform.items('directus_permissions', who).list(query))
      .pipe(mapCall((rows) => deepCopy(rows.map(permissionOf))));
  }
}

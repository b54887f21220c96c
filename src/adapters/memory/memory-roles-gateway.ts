import type { Item } from '../../domain/items';
import type { Role } from '../../domain/users';
import { mapCall, type Call } from '../../kernel';
import type { RolesGateway } from '../../ports/roles-gateway';
import type { MemoryClient } from './client';
import { textOf } from './reading';

const roleOf = (row: Item): Role => ({
  id: textOf(row, 'id') ?? '',
  name: textOf(row, 'name') ?? '',
  description: textOf(row, 'description'),
  icon: textOf(row, 'icon'),
});

export class MemoryRolesGateway implements RolesGateway {
  constructor(private readonly client: MemoryClient) {}

  list(): Call<readonly Role[]> {
    const query = { limit: -1, fields: ['id', 'name', 'description', 'icon'], sort: ['name'] };
    return this.client
      .read('GET /roles', (platform, who) => platform.items('directus_roles', who).list(query))
      .pipe(mapCall((rows) => rows.map(roleOf)));
  }
}

import type { Item } from '../../domain/items';
import type { CurrentRole, CurrentUser } from '../../domain/users';
import { mapCall, type Call } from '../../kernel';
import type { UsersGateway } from '../../ports/users-gateway';
import type { MemoryClient } from './client';
import { flagOf, objectOf, textOf } from './reading';

const roleOf = (row: Item): CurrentRole => ({
  id: textOf(row, 'id') ?? '',
  name: textOf(row, 'name') ?? '',
  admin_access: flagOf(row, 'admin_access'),
  app_access: flagOf(row, 'app_access'),
});

const userOf = (row: Item): CurrentUser => {
  const role = objectOf(row, 'role');
  return {
    id: textOf(row, 'id') ?? '',
    first_name: textOf(row, 'first_name'),
    last_name: textOf(row, 'last_name'),
    email: textOf(row, 'email'),
    language: textOf(row, 'language'),
    theme: textOf(row, 'theme'),
    role: role === null ? null : roleOf(role),
  };
};

export class MemoryUsersGateway implements UsersGateway {
  constructor(private readonly client: MemoryClient) {}

  me(): Call<CurrentUser> {
    return this.client
      .read('GET /users/me', (platform, who) => platform.users(who).me(['*', 'avatar.id', 'role.*']))
      .pipe(mapCall(userOf));
  }
}

import type { Role } from '../../domain/users';
import type { Call } from '../../kernel';
import type { RolesGateway } from '../../ports/roles-gateway';
import type { HttpClient } from './client';
import { roles } from './codecs/user';
import type { HttpRequest } from './transport';

/** method → request */
const requests = {
  list: () => ({ method: 'GET', path: '/roles', query: { fields: 'id,name,description,icon', limit: -1, sort: 'name' } }),
} satisfies Record<keyof RolesGateway, () => HttpRequest>;

export class HttpRolesGateway implements RolesGateway {
  constructor(private readonly client: HttpClient) {}

  list(): Call<readonly Role[]> {
    return this.client.data(requests.list(), roles);
  }
}

import type { NewRole, Role, RoleDetail, RoleOverview } from '../../../domain/users';
import { type Call, mapCall } from '../../../kernel';
import type { RolesGateway } from '../../../ports/gateways/roles-gateway';
import type { HttpClient } from '../client';
import { itemPath, type HttpRequest } from '../request';
import { newKey, roleDetail, roleOverviews, roles } from '../codecs/access';

/** method → request */
const requests = {
  list: () => ({
    method: 'GET',
    path: '/roles',
    query: { fields: 'id,name,description,icon,admin_access', limit: -1, sort: 'name' },
    isKept: true,
  }),
  overview: () => ({
    method: 'GET',
    path: '/roles',
    query: { fields: 'id,name,description,icon,admin_access,app_access,enforce_tfa,users.id', limit: -1, sort: 'name' },
  }),
  read: (id: string) => ({ method: 'GET', path: itemPath('directus_roles', id) }),
  create: (body: NewRole) => ({ method: 'POST', path: '/roles', body }),
} satisfies Record<keyof RolesGateway, (...input: never[]) => HttpRequest>;

export class HttpRolesGateway implements RolesGateway {
  constructor(private readonly client: HttpClient) {}

  list(): Call<readonly Role[]> {
    return this.client.data(requests.list(), roles);
  }

  overview(): Call<readonly RoleOverview[]> {
    return this.client.data(requests.overview(), roleOverviews);
  }

  read(id: string): Call<RoleDetail> {
    return this.client.data(requests.read(id), roleDetail);
  }

  create(role: NewRole): Call<string> {
    return this.client.write(requests.create(role), newKey).pipe(mapCall(({ id }) => id));
  }
}

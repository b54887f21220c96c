import { callersPermissionsQuery, type NewPermission, type Permission } from '../../../domain/permissions';
import { apiFailure, type Call, chainCall, fail, mapCall, succeed } from '../../../kernel';
import type { PermissionsGateway } from '../../../ports/gateways/permissions-gateway';
import type { HttpClient } from '../client';
import { itemsParameters, type HttpRequest } from '../request';
import { permission, permissions } from '../codecs/access';

/** method → request */
const requests = {
  listMine: () => ({
    method: 'GET',
    path: '/permissions',
    query: itemsParameters(callersPermissionsQuery),
    isKept: true,
  }),
  listForRole: (role: string | null) => ({
    method: 'GET',
    path: '/permissions',
    query: itemsParameters({ limit: -1, filter: { role: role === null ? { _null: true } : { _eq: role } } }),
  }),
  listAll: () => ({ method: 'GET', path: '/permissions', query: itemsParameters({ limit: -1 }) }),
  read: (id: number) => ({ method: 'GET', path: `/permissions/${id}` }),
  create: (body: NewPermission) => ({ method: 'POST', path: '/permissions', body }),
  createMany: (body: readonly NewPermission[]) => ({ method: 'POST', path: '/permissions', body }),
  update: (id: number, body: Partial<NewPermission>) => ({ method: 'PATCH', path: `/permissions/${id}`, body }),
  remove: (id: number) => ({ method: 'DELETE', path: `/permissions/${id}` }),
  removeMany: (body: readonly number[]) => ({ method: 'DELETE', path: '/permissions', body }),
} satisfies Record<keyof PermissionsGateway, (...input: never[]) => HttpRequest>;

/** When the id does not exist, the server returns a rule of minimal app access instead. */
const assertId = (id: number) =>
  chainCall((found: Permission) => (found.id === id ? succeed(found) : fail(apiFailure(404, 'ITEM_NOT_FOUND', ''))));

/** Lists also contain the rules of minimal app access, which have no id. */
const withoutImplied = mapCall((found: readonly Permission[]) => found.filter(({ id }) => id !== null));

export class HttpPermissionsGateway implements PermissionsGateway {
  constructor(private readonly client: HttpClient) {}

  listMine(): Call<readonly Permission[]> {
    return this.client.data(requests.listMine(), permissions);
  }

  listForRole(role: string | null): Call<readonly Permission[]> {
    return this.client.data(requests.listForRole(role), permissions);
  }

  listAll(): Call<readonly Permission[]> {
    return this.client.data(requests.listAll(), permissions);
  }

  read(id: number): Call<Permission> {
    return this.client.data(requests.read(id), permission).pipe(assertId(id));
  }

  create(added: NewPermission): Call<Permission> {
    return this.client.write(requests.create(added), permission);
  }

  createMany(added: readonly NewPermission[]): Call<readonly Permission[]> {
    return added.length === 0
      ? succeed([])
      : this.client.write(requests.createMany(added), permissions).pipe(withoutImplied);
  }

  update(id: number, changes: Partial<NewPermission>): Call<Permission> {
    return this.client.write(requests.update(id, changes), permission).pipe(assertId(id));
  }

  remove(id: number): Call<void> {
    return this.client.command(requests.remove(id));
  }

  removeMany(ids: readonly number[]): Call<void> {
    return ids.length === 0 ? succeed(undefined) : this.client.command(requests.removeMany(ids));
  }
}

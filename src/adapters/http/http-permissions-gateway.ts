import type { Permission } from '../../domain/permissions';
import type { Call } from '../../kernel';
import type { PermissionsGateway } from '../../ports/permissions-gateway';
import type { HttpClient } from './client';
import { permissions } from './codecs/permission';
import { itemsParameters } from './query-string';
import type { HttpRequest } from './transport';

/** method → request */
const requests = {
  ofRole: (role: string) => ({
    method: 'GET',
    path: '/permissions',
    query: itemsParameters({ limit: -1, filter: { role: { _eq: role } } }),
  }),
} satisfies Record<keyof PermissionsGateway, (...input: never[]) => HttpRequest>;

export class HttpPermissionsGateway implements PermissionsGateway {
  constructor(private readonly client: HttpClient) {}

  ofRole(role: string): Call<readonly Permission[]> {
    return this.client.data(requests.ofRole(role), permissions);
  }
}

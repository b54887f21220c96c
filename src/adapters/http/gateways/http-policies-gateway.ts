import type { NewPolicy, PolicyHolder, PolicyOverview, RolePolicies } from '../../../domain/users';
import { allCalls, type Call, mapCall, succeed } from '../../../kernel';
import type { PoliciesGateway } from '../../../ports/gateways/policies-gateway';
import type { HttpClient } from '../client';
import { newKey } from '../codecs/access';
import { holders, policies, policy, roleAttachments, rolesWithParents } from '../codecs/policies';
import { itemPath, itemsParameters, type HttpRequest } from '../request';

const OVERVIEW_FIELDS = [
  'id',
  'name',
  'icon',
  'description',
  'admin_access',
  'app_access',
  'enforce_tfa',
  'ip_access',
  'roles.role',
  'roles.user',
];

const HOLDER_FIELDS = [
  'id',
  'role.id',
  'role.name',
  'user.id',
  'user.first_name',
  'user.last_name',
  'user.email',
  'user.avatar.id',
];

/** method → request */
const requests = {
  list: () => ({
    method: 'GET',
    path: '/policies',
    query: itemsParameters({ fields: OVERVIEW_FIELDS, limit: -1, sort: ['name'] }),
  }),
  read: (id: string) => ({
    method: 'GET',
    path: itemPath('directus_policies', id),
    query: itemsParameters({ fields: OVERVIEW_FIELDS }),
  }),
  create: (body: NewPolicy) => ({ method: 'POST', path: '/policies', body }),
  holders: (id: string) => ({
    method: 'GET',
    path: '/access',
    query: itemsParameters({ fields: HOLDER_FIELDS, limit: -1, filter: { policy: { _eq: id } } }),
  }),
  roles: () => ({
    method: 'GET',
    path: '/roles',
    query: itemsParameters({ fields: ['id', 'name', 'parent'], limit: -1, sort: ['name'] }),
  }),
  roleAttachments: () => ({
    method: 'GET',
    path: '/access',
    query: itemsParameters({ fields: ['role', 'policy'], limit: -1, filter: { role: { _nnull: true } } }),
  }),
  attach: (policy: string, to: 'role' | 'user', key: string) => ({
    method: 'POST',
    path: '/access',
    body: { policy, [to]: key },
  }),
  detach: (body: readonly string[]) => ({ method: 'DELETE', path: '/access', body }),
} satisfies Record<keyof PoliciesGateway | 'roleAttachments', (...input: never[]) => HttpRequest>;

export class HttpPoliciesGateway implements PoliciesGateway {
  constructor(private readonly client: HttpClient) {}

  list(): Call<readonly PolicyOverview[]> {
    return this.client.data(requests.list(), policies);
  }

  read(id: string): Call<PolicyOverview> {
    return this.client.data(requests.read(id), policy);
  }

  create(added: NewPolicy): Call<string> {
    return this.client.write(requests.create(added), newKey).pipe(mapCall(({ id }) => id));
  }

  holders(id: string): Call<readonly PolicyHolder[]> {
    return this.client.data(requests.holders(id), holders);
  }

  roles(): Call<readonly RolePolicies[]> {
    return allCalls([
      this.client.data(requests.roles(), rolesWithParents),
      this.client.data(requests.roleAttachments(), roleAttachments),
    ]).pipe(
      mapCall(([roles, attachments]) =>
        roles.map((role) => ({
          ...role,
          policies: attachments.flatMap((each) => (each.role === role.id && each.policy !== null ? [each.policy] : [])),
        })),
      ),
    );
  }

  attach(id: string, to: 'role' | 'user', key: string): Call<void> {
    return this.client.command(requests.attach(id, to, key));
  }

  detach(attachments: readonly string[]): Call<void> {
    return attachments.length === 0 ? succeed(undefined) : this.client.command(requests.detach(attachments));
  }
}

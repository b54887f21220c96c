import { right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import type { NewPermission } from '../../../domain/permissions';
import { DEFAULT_CAPABILITIES } from '../../../domain/settings';
import type { Json } from '../../../kernel';
import { type HttpRequest, itemsParameters } from '../request';
import { type Dialect, sendIn } from './dialect';
import { permissionsOfPolicies, rolesWithoutFlags } from './policies';

const DIALECT: Dialect = {
  generation: '11',
  capabilities: DEFAULT_CAPABILITIES,
  translations: [...permissionsOfPolicies, rolesWithoutFlags],
};

/** Sends a request to a server that answers these bodies one after the other. */
const exchange = async (request: HttpRequest, ...answers: readonly Json[]) => {
  const sent: HttpRequest[] = [];
  const result = await firstValueFrom(
    sendIn(DIALECT, request, (each) => of(right(answers[sent.push(each) - 1] ?? null))),
  );
  return { sent, body: result._tag === 'Right' ? result.right : null };
};

const RULE: Omit<NewPermission, 'role'> = {
  collection: 'articles',
  action: 'read',
  fields: ['*'],
  // A field of the collection with the name of the owner.
  permissions: { role: { _eq: '$CURRENT_ROLE' } },
  validation: null,
  presets: { role: 'r' },
};

const OWNED = { ...RULE, role: 'p1' };
const STORED = { ...RULE, policy: 'p1' };

const filterOf = ({ query }: HttpRequest | { readonly query?: undefined }): unknown =>
  JSON.parse(String(query?.['filter']));

const permissions = (filter?: Parameters<typeof itemsParameters>[0]['filter']): HttpRequest => ({
  method: 'GET',
  path: '/permissions',
  query: itemsParameters({ limit: -1, ...(filter !== undefined && { filter }) }),
});

test('asks for the permissions of a policy by its key, and answers with the key in the place of the role', async () => {
  const { sent, body } = await exchange(permissions({ role: { _eq: 'p1' } }), { data: [{ ...STORED, id: 7 }] });
  expect(sent).toHaveLength(1);
  expect(sent.map(filterOf)).toEqual([{ policy: { _eq: 'p1' } }]);
  expect(sent[0]?.query?.['limit']).toBe(permissions().query?.['limit']);
  expect(body).toEqual({ data: [{ ...OWNED, id: 7 }] });
});

test('asks for all permissions without a filter', async () => {
  const { sent, body } = await exchange(permissions(), { data: [] });
  expect(sent).toEqual([permissions()]);
  expect(body).toEqual({ data: [] });
});

test('asks for the policies of the public before their permissions', async () => {
  const attachments = { data: [{ policy: 'p1' }, { policy: 'p2' }, { policy: null }] };
  const { sent, body } = await exchange(permissions({ role: { _null: true } }), attachments, {
    data: [{ ...STORED, id: 7 }],
  });
  expect(sent.map(({ path }) => path)).toEqual(['/access', '/permissions']);
  expect(sent.map(filterOf)).toEqual([
    { role: { _null: true }, user: { _null: true } },
    { policy: { _in: ['p1', 'p2'] } },
  ]);
  expect(body).toEqual({ data: [{ ...OWNED, id: 7 }] });
});

test.each([
  ['POST', '/permissions', OWNED, STORED],
  ['POST', '/permissions', [OWNED, OWNED], [STORED, STORED]],
  ['PATCH', '/permissions/7', { role: 'p1', fields: null }, { policy: 'p1', fields: null }],
] as const)('writes the key of a policy: %s %s', async (method, path, body, stored) => {
  const { sent } = await exchange({ method, path, body }, { data: null });
  expect(sent).toEqual([{ method, path, body: stored }]);
});

test('leaves a deletion and an empty answer as they are', async () => {
  const request: HttpRequest = { method: 'DELETE', path: '/permissions', body: [7, 8] };
  expect(await exchange(request, null)).toEqual({ sent: [request], body: null });
});

test('writes a role without the flags of 9.0', async () => {
  const flags = { admin_access: true, app_access: true, enforce_tfa: true, ip_access: ['10.0.0.1'] };
  const create = await exchange({ method: 'POST', path: '/roles', body: { name: 'Desk', ...flags } }, { data: null });
  expect(create.sent[0]?.body).toEqual({ name: 'Desk' });
  const removal: HttpRequest = { method: 'DELETE', path: '/roles', body: ['r1'] };
  expect((await exchange(removal, null)).sent).toEqual([removal]);
});

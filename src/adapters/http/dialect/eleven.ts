import type { Capabilities } from '../../../domain/settings';
import type { UserAccess } from '../../../domain/users';
import { isJsonObject, mapCall } from '../../../kernel';
import { meByPolicies, rolesByPolicies, usersByPolicies } from './access-by-policies';
import { activities, comments } from './comments';
import type { Dialect, Translation } from './dialect';
import { COMMON } from './later-nine';
import { permissionsOfPolicies, rolesWithoutFlags } from './policies';
import { noExtensions, serverInfo, TEN_CAPABILITIES } from './ten';

const COMMENTS = 'directus_comments';
const ACTIVITY = 'directus_activity';

const OWN_COMMENTS = { user: { _eq: '$CURRENT_USER' } };

/** Permissions by collection and action, without their rules: 'full', 'partial' or 'none'. */
const permissionsOf = (body: unknown): unknown => {
  const data = isJsonObject(body) && isJsonObject(body['data']) ? body['data'] : {};
  return {
    data: Object.entries(data).flatMap(([collection, actions]) =>
      Object.entries(isJsonObject(actions) ? actions : {}).flatMap(([action, granted]) => {
        if (!isJsonObject(granted) || granted['access'] === 'none') return [];
        if (collection === ACTIVITY && action !== 'read') return [];
        return [
          {
            id: null,
            role: null,
            collection: collection === COMMENTS && action !== 'read' ? ACTIVITY : collection,
            action,
            fields: granted['fields'] ?? null,
            // The rules of a partial permission are not told; the server enforces them.
            permissions: collection === COMMENTS && granted['access'] === 'partial' ? OWN_COMMENTS : {},
            validation: null,
            presets: granted['presets'] ?? null,
          },
        ];
      }),
    ),
  };
};

/** The permissions of the signed-in user: a list of a role's rules in 9.0. */
const ownPermissions: Translation = {
  matches: ({ method, path, query }) =>
    method === 'GET' && path === '/permissions' && String(query?.['filter']).includes('$CURRENT_ROLE'),
  send: (_request, send) => send({ method: 'GET', path: '/permissions/me' }).pipe(mapCall(permissionsOf)),
};

const ELEVEN_CAPABILITIES: Capabilities = {
  ...TEN_CAPABILITIES,
  policies: true,
  rowWrites: { foundBy: 'row', keysNeedPermission: false, setsSort: true },
  newestVerified: '11.3',
};

/** Rights come from policies. */
export const eleven = (access: UserAccess): Dialect => ({
  generation: '11',
  capabilities: ELEVEN_CAPABILITIES,
  translations: [
    meByPolicies(access),
    ownPermissions,
    ...permissionsOfPolicies,
    rolesWithoutFlags,
    rolesByPolicies(access),
    usersByPolicies,
    ...comments,
    activities(access),
    serverInfo,
    noExtensions,
    ...COMMON,
  ],
});

import type { Item } from '../../../domain/items';
import type { CurrentRole, CurrentUser, NewSecondFactor } from '../../../domain/users';
import { mapCall, type Call } from '../../../kernel';
import type { UsersGateway } from '../../../ports/gateways/users-gateway';
import type { Accountability } from '../accountability';
import type { MemoryClient } from '../client';
import type { Platform } from '../platform';
import { deepCopy } from './gateway-results';
import { withFirstNames, withStoredNames } from './named-items';
import { flagOf, jsonOf, objectOf, textOf } from '../world/row-values';

const roleOf = (row: Item): CurrentRole => ({
  id: textOf(row, 'id') ?? '',
  name: textOf(row, 'name') ?? '',
  admin_access: flagOf(row, 'admin_access'),
  app_access: flagOf(row, 'app_access'),
  module_list: jsonOf(row, 'module_list'),
  collection_list: jsonOf(row, 'collection_list'),
});

const avatarOf = (row: Item): CurrentUser['avatar'] => {
  const avatar = objectOf(row, 'avatar');
  return avatar && { id: textOf(avatar, 'id') ?? '' };
};

const userOf = (row: Item): CurrentUser => {
  const role = objectOf(row, 'role');
  const access = objectOf(row, 'ownAccess');
  return {
    id: textOf(row, 'id') ?? '',
    first_name: textOf(row, 'first_name'),
    last_name: textOf(row, 'last_name'),
    email: textOf(row, 'email'),
    language: textOf(row, 'language'),
    theme: textOf(row, 'theme'),
    avatar: avatarOf(row),
    last_page: textOf(row, 'last_page'),
    role: role === null ? null : roleOf(role),
    ...(access && {
      ownAccess: { admin_access: flagOf(access, 'admin_access'), app_access: flagOf(access, 'app_access') },
    }),
  };
};

const USERS = 'directus_users';

/** A user with what their policies allow, also in the place of the role's own flags; as it is where there are none. */
const withAccess = (platform: Platform, { admin, app }: Accountability, row: Item): Item => {
  if (!platform.hasPolicies) return row;
  const flags = { admin_access: admin, app_access: app };
  const role = objectOf(row, 'role');
  return { ...withFirstNames(platform, USERS, row), ownAccess: flags, role: role && { ...role, ...flags } };
};

const MYSELF = ['*', 'avatar.id', 'role.*'];

export class MemoryUsersGateway implements UsersGateway {
  constructor(private readonly client: MemoryClient) {}

  me(): Call<CurrentUser> {
    return this.client
      .read('GET /users/me', (platform, who) => withAccess(platform, who, platform.users(who).me(MYSELF)))
      .pipe(mapCall(userOf));
  }

  updateMe(edits: Item): Call<CurrentUser> {
    return this.client
      .write('PATCH /users/me', (platform, who) => {
        const written = withStoredNames(platform, USERS, deepCopy(edits));
        return withAccess(platform, who, platform.users(who).updateMe(written, MYSELF));
      })
      .pipe(mapCall(userOf));
  }

  trackPage(page: string): Call<void> {
    return this.client.write('PATCH /users/me/track/page', (platform, who) =>
      platform.users(who).trackPage({ last_page: page }),
    );
  }

  invite(emails: readonly string[], role: string): Call<void> {
    return this.client.write('POST /users/invite', (platform, who) =>
      platform.invitations(who).invite({ email: emails, role }),
    );
  }

  generateSecondFactor(password: string): Call<NewSecondFactor> {
    return this.client.writeWithoutRefresh('POST /users/me/tfa/generate', (platform, who) =>
      platform.secondFactors(who).generate({ password }),
    );
  }

  enableSecondFactor(secret: string, otp: string): Call<void> {
    return this.client.writeWithoutRefresh('POST /users/me/tfa/enable', (platform, who) =>
      platform.secondFactors(who).enable({ secret, otp }),
    );
  }

  disableSecondFactor(otp: string): Call<void> {
    return this.client.writeWithoutRefresh('POST /users/me/tfa/disable', (platform, who) =>
      platform.secondFactors(who).disable({ otp }),
    );
  }
}

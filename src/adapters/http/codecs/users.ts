import * as t from 'io-ts';
import type { Tokens } from '../../../domain/session';
import type { CurrentRole, CurrentUser, NewSecondFactor } from '../../../domain/users';
import { isJsonObject, json, orElse } from '../../../kernel';
import type { Codec } from './decode';
import { orNull } from './primitives';

export const tokens: Codec<Tokens> = t.strict({ access_token: t.string, expires: t.number }, 'tokens');

/** A name, or an object with one from 9.26 on. */
const providerName = new t.Type<string, string, unknown>(
  'provider',
  t.string.is,
  (value, context) => t.string.validate(isJsonObject(value) ? value['name'] : value, context),
  t.identity,
);

/** Null when none are configured. */
export const signOnProviders: Codec<readonly string[]> = orElse(t.array(providerName, 'list of providers'), []);

export const newSecondFactor: Codec<NewSecondFactor> = t.strict(
  { secret: t.string, otpauth_url: t.string },
  'second factor',
);

const currentRole: Codec<CurrentRole> = t.strict(
  {
    id: t.string,
    name: orElse(t.string, ''),
    admin_access: orElse(t.boolean, false),
    app_access: orElse(t.boolean, false),
    module_list: orElse(json, null),
    collection_list: orElse(json, null),
  },
  'role of the current user',
);

const flag = orElse(t.boolean, false);

const ownAccess = t.partial({ ownAccess: t.strict({ admin_access: flag, app_access: flag }, 'access of the user') });

const currentUserProps = {
  id: t.string,
  first_name: orNull(t.string),
  last_name: orNull(t.string),
  email: orNull(t.string),
  language: orNull(t.string),
  theme: orNull(t.string),
  avatar: orNull(t.strict({ id: t.string })),
  last_page: orNull(t.string),
  role: orNull(currentRole),
};

export const currentUser: Codec<CurrentUser> = t.exact(
  t.intersection([t.type(currentUserProps), ownAccess]),
  'current user',
);

/** With the time of the last sign-in, refresh or visited page; without a time zone on some databases. */
export const currentUserWithAccess = t.exact(
  t.intersection([t.type({ ...currentUserProps, last_access: orNull(t.string) }), ownAccess]),
  'current user',
);

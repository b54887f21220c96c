import * as t from 'io-ts';
import type { CurrentRole, CurrentUser } from '../../../domain/users';
import { json, orElse, orNull } from './leaves';
import type { Codec } from './decode';

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

export const currentUser: Codec<CurrentUser> = t.strict(
  {
    id: t.string,
    first_name: orNull(t.string),
    last_name: orNull(t.string),
    email: orNull(t.string),
    language: orNull(t.string),
    theme: orNull(t.string),
    avatar: orNull(t.strict({ id: t.string })),
    last_page: orNull(t.string),
    role: orNull(currentRole),
  },
  'current user',
);

import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { PolicyHolder, PolicyOverview, RolePolicies } from '../../../domain/users';
import { orElse } from '../../../kernel';
import type { Codec } from './decode';
import { objectOr, orNull, textList } from './primitives';

const attachment = t.strict({ role: orNull(t.string), user: orNull(t.string) }, 'attachment of a policy');

const policyShape = t.strict(
  {
    id: t.string,
    name: orElse(t.string, ''),
    icon: orNull(t.string),
    description: orNull(t.string),
    admin_access: orElse(t.boolean, false),
    app_access: orElse(t.boolean, false),
    enforce_tfa: orElse(t.boolean, false),
    ip_access: textList,
    roles: orElse(t.array(attachment), []),
  },
  'policy',
);

const distinct = (keys: readonly (string | null)[]): number => new Set(keys.filter((key) => key !== null)).size;

const overviewOf = ({ roles, ...policy }: t.TypeOf<typeof policyShape>): PolicyOverview => ({
  ...policy,
  roles: distinct(roles.map(({ role }) => role)),
  users: distinct(roles.map(({ user }) => user)),
  isPublic: roles.some(({ role, user }) => role === null && user === null),
});

/** `roles` lists all attachments of a policy, those to users and to the public included. */
const policyOverview = new t.Type<PolicyOverview, PolicyOverview, unknown>(
  'policy',
  (value): value is PolicyOverview => policyShape.is(value),
  (value, context) => {
    const decoded = policyShape.validate(value, context);
    return either.map(overviewOf)(decoded);
  },
  t.identity,
);

export const policy: Codec<PolicyOverview> = policyOverview;

export const policies: Codec<readonly PolicyOverview[]> = t.array(policyOverview, 'list of policies');

const holderShape = t.strict(
  {
    id: t.string,
    role: objectOr(t.strict({ id: t.string, name: orElse(t.string, '') }, 'role'), (key) =>
      typeof key === 'string' ? { id: key, name: '' } : null,
    ),
    user: objectOr(
      t.strict(
        {
          id: t.string,
          first_name: orNull(t.string),
          last_name: orNull(t.string),
          email: orNull(t.string),
          avatar: objectOr(t.strict({ id: t.string }), () => null),
        },
        'user',
      ),
      (key) =>
        typeof key === 'string' ? { id: key, first_name: null, last_name: null, email: null, avatar: null } : null,
    ),
  },
  'attachment',
);

export const holders: Codec<readonly PolicyHolder[]> = t.array(holderShape, 'list of attachments');

export const rolesWithParents: Codec<readonly Omit<RolePolicies, 'policies'>[]> = t.array(
  t.strict({ id: t.string, name: orElse(t.string, ''), parent: orNull(t.string) }, 'role with its parent'),
  'list of roles with parents',
);

export const roleAttachments: Codec<readonly { readonly role: string; readonly policy: string | null }[]> = t.array(
  t.strict({ role: t.string, policy: orNull(t.string) }, 'attachment to a role'),
  'list of attachments to roles',
);

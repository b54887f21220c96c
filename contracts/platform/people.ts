import type { Json, JsonObject } from '../../src/kernel';
import { ARTICLES } from './content-model';

export const ROLES = {
  administrators: 'c0de0000-0000-4000-8000-00000000000a',
  editors: 'c0de0000-0000-4000-8000-00000000000e',
} as const;

export interface PersonDefinition {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
  /** What else stands in the person's record. */
  readonly more: JsonObject;
}

/** Those who act in the contracts. Their keys and addresses never change, so that the pact can name them. */
export const PEOPLE = {
  administrator: {
    id: 'c0de0000-0000-4000-8000-0000000000a1',
    email: 'contract-administrator@example.com',
    password: 'contract-password-1',
    role: ROLES.administrators,
    more: { first_name: 'Ada', last_name: 'Admin', language: 'en-US', theme: 'auto' },
  },
  editor: {
    id: 'c0de0000-0000-4000-8000-0000000000e1',
    email: 'contract-editor@example.com',
    password: 'contract-password-2',
    role: ROLES.editors,
    more: { first_name: 'Ed', last_name: 'Editor', language: 'en-US', theme: 'auto' },
  },
  suspended: {
    id: 'c0de0000-0000-4000-8000-0000000000e2',
    email: 'contract-suspended@example.com',
    password: 'contract-password-3',
    role: ROLES.editors,
    more: { status: 'suspended' },
  },
  /** Has a second factor; the platform takes the secret only when the person is created. */
  guarded: {
    id: 'c0de0000-0000-4000-8000-0000000000e3',
    email: 'contract-guarded@example.com',
    password: 'contract-password-4',
    role: ROLES.editors,
    more: { tfa_secret: 'JBSWY3DPEHPK3PXP' },
  },
  /** Has a mail with a link, and has not followed it. */
  invited: {
    id: 'c0de0000-0000-4000-8000-0000000000e4',
    email: 'contract-invited@example.com',
    password: 'contract-password-5',
    role: ROLES.editors,
    more: { status: 'invited' },
  },
} as const satisfies Record<string, PersonDefinition>;

/** Addresses of those who come and go in the contracts. */
export const GUESTS = ['contract-guest-1@example.com', 'contract-guest-2@example.com'] as const;

/** What a role is called that is made in the contracts. */
export const NEW_ROLE = 'Contract guests';

export type PersonName = keyof typeof PEOPLE;

/** Who asks: somebody who can sign in, or nobody. */
export type Asker = 'administrator' | 'editor' | 'nobody';

export const ROLE_ROWS: readonly JsonObject[] = [
  {
    id: ROLES.administrators,
    name: 'Contract administrators',
    description: 'May do everything',
    icon: 'verified',
    admin_access: true,
    app_access: true,
  },
  {
    id: ROLES.editors,
    name: 'Contract editors',
    description: 'May see and change drafts',
    icon: 'edit',
    admin_access: false,
    app_access: true,
  },
];

const rule = (action: string, more: Readonly<Record<string, Json>>): JsonObject => ({
  role: ROLES.editors,
  collection: ARTICLES,
  action,
  permissions: {},
  validation: {},
  ...more,
});

/** Drafts only, three fields of them, titles with an 'e' in them; nothing may be deleted, no authors seen. */
export const EDITOR_RULES: readonly JsonObject[] = [
  rule('create', { fields: ['title'], presets: { status: 'draft', words: 1 } }),
  rule('read', { fields: ['id', 'title', 'status'], permissions: { status: { _eq: 'draft' } } }),
  rule('update', {
    fields: ['title'],
    permissions: { status: { _eq: 'draft' } },
    validation: { title: { _contains: 'e' } },
  }),
];

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
  /** Further members of the user record. */
  readonly more: JsonObject;
}

/** The provider that the twin plays; it confirms the email address of the administrator. */
export const SIGN_ON_PROVIDER = 'contract';

/** Names of the providers that every server of the contracts lists. */
export const LISTED_PROVIDERS = ['github'] as const;

/** Users of the contracts. Keys and email addresses are fixed, so that the pact can name them. */
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
  /** Has a second factor; the server accepts the secret only when the user is created. */
  guarded: {
    id: 'c0de0000-0000-4000-8000-0000000000e3',
    email: 'contract-guarded@example.com',
    password: 'contract-password-4',
    role: ROLES.editors,
    more: { tfa_secret: 'JBSWY3DPEHPK3PXP' },
  },
  /** Invited, and has not accepted the invitation. */
  invited: {
    id: 'c0de0000-0000-4000-8000-0000000000e4',
    email: 'contract-invited@example.com',
    password: 'contract-password-5',
    role: ROLES.editors,
    more: { status: 'invited' },
  },
} as const satisfies Record<string, PersonDefinition>;

/** Email addresses of users that cases create and delete. */
export const GUESTS = ['contract-guest-1@example.com', 'contract-guest-2@example.com'] as const;

/** Name of the role that cases create. */
export const NEW_ROLE = 'Contract guests';

export type PersonName = keyof typeof PEOPLE;

/** The user of a request, or none for an anonymous one. */
export type Asker = 'administrator' | 'editor' | 'anonymous';

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

/** Editors read and update drafts only, three fields of them, with titles that contain 'e'; no deletion, no authors. */
export const EDITOR_RULES: readonly JsonObject[] = [
  rule('create', { fields: ['title'], presets: { status: 'draft', words: 1 } }),
  rule('read', { fields: ['id', 'title', 'status'], permissions: { status: { _eq: 'draft' } } }),
  rule('update', {
    fields: ['title'],
    permissions: { status: { _eq: 'draft' } },
    validation: { title: { _contains: 'e' } },
  }),
];

/** What editors may do for a while besides `EDITOR_RULES`, with every item and field. */
export interface EditorRight {
  readonly collection: string;
  readonly action: 'read' | 'delete';
}

export const editorRule = ({ collection, action }: EditorRight): JsonObject =>
  rule(action, { collection, fields: ['*'] });

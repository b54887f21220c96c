import { createHmac } from 'node:crypto';
import type { Json, JsonObject } from '../../src/kernel';
import { BOOK_LABELS, BOOKS, CHAPTERS, COUNTRIES, LABELS, NOTES, PAGE, PEOPLE, SECTIONS } from './shape';

const ROLES = {
  administrators: 'd1ff0000-0000-4000-8000-00000000000a',
  editors: 'd1ff0000-0000-4000-8000-00000000000e',
} as const;

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/** Keys and email addresses are the same on both servers, so that answers can be compared. */
export const PERSONS = {
  administrator: {
    id: 'd1ff0000-0000-4000-8000-0000000000a1',
    email: 'differential-administrator@example.com',
    password: 'differential-1',
    role: ROLES.administrators,
  },
  editor: {
    id: 'd1ff0000-0000-4000-8000-0000000000e1',
    email: 'differential-editor@example.com',
    password: 'differential-2',
    role: ROLES.editors,
  },
} as const satisfies Record<string, Person>;

export const ROLE_IDS: readonly string[] = Object.values(ROLES);

export const ROLE_PAYLOADS: readonly JsonObject[] = [
  { id: ROLES.administrators, name: 'Differential administrators', admin_access: true, app_access: true },
  { id: ROLES.editors, name: 'Differential editors', admin_access: false, app_access: true },
];

const rule =
  (role: string | null) =>
  (collection: string, action: string, more: Readonly<Record<string, Json>> = {}): JsonObject => ({
    role,
    collection,
    action,
    permissions: {},
    validation: null,
    presets: null,
    fields: ['*'],
    ...more,
  });

const editors = rule(ROLES.editors);
const everybody = rule(null);

/** Permissions of the limited role and of the public: full on some collections, partial on others, none on the rest. */
export const RULE_PAYLOADS: readonly JsonObject[] = [
  editors(BOOKS, 'read', {
    permissions: { _or: [{ status: { _eq: 'draft' } }, { author: { name: { _contains: 'a' } } }] },
    fields: ['id', 'title', 'slug', 'status', 'pages', 'rare', 'author', 'chapters', 'tags', 'sort'],
  }),
  editors(BOOKS, 'create', {
    fields: ['title', 'slug', 'pages', 'author', 'chapters', 'tags'],
    presets: { status: 'draft', pages: 10 },
    validation: { pages: { _lt: 500 } },
  }),
  editors(BOOKS, 'update', {
    permissions: { status: { _neq: 'archived' } },
    fields: ['title', 'pages', 'status', 'author', 'chapters'],
    validation: { _and: [{ title: { _contains: 'e' } }, { status: { _in: ['draft', 'published'] } }] },
  }),
  editors(BOOKS, 'delete', { permissions: { pages: { _gt: 100 } } }),
  editors(PEOPLE, 'read', { fields: ['id', 'name', 'country', 'books'] }),
  editors(PEOPLE, 'update', { permissions: { country: { name: { _eq: 'Norway' } } }, fields: ['name', 'score'] }),
  editors(CHAPTERS, 'read'),
  editors(CHAPTERS, 'create', { validation: { title: { _nnull: true } } }),
  editors(CHAPTERS, 'update', { permissions: { book: { status: { _eq: 'draft' } } } }),
  editors(CHAPTERS, 'delete'),
  editors(LABELS, 'read', { permissions: { name: { _nempty: true } } }),
  editors(LABELS, 'create', { validation: { name: { _starts_with: 'r' } } }),
  editors(LABELS, 'update', { fields: ['id', 'name'] }),
  editors(BOOK_LABELS, 'read'),
  editors(BOOK_LABELS, 'create', { presets: { sort: 7 } }),
  editors(BOOK_LABELS, 'delete', { permissions: { label: { name: { _eq: 'red' } } } }),
  editors(SECTIONS, 'read', { permissions: { collection: { _neq: COUNTRIES } } }),
  editors(SECTIONS, 'create', { fields: ['book', 'collection', 'item'] }),
  editors(SECTIONS, 'update', { fields: ['id', 'book', 'item'] }),
  editors(NOTES, 'read', { fields: ['id', 'text', 'label', 'previous', 'next'] }),
  editors(NOTES, 'create', { fields: ['id', 'text', 'label', 'previous'], presets: { text: '$CURRENT_USER' } }),
  editors(NOTES, 'update', {
    permissions: { _or: [{ maker: { _eq: '$CURRENT_USER' } }, { text: { _starts_with: 'open' } }] },
  }),
  editors(NOTES, 'delete', { permissions: { next: { text: { _nnull: true } } } }),
  editors(PAGE, 'read', { fields: ['headline', 'note'] }),
  editors(PAGE, 'update', { fields: ['note'] }),
  everybody(BOOKS, 'read', { permissions: { status: { _eq: 'published' } }, fields: ['id', 'title', 'author'] }),
  everybody(COUNTRIES, 'read'),
  everybody(PEOPLE, 'read', { permissions: { score: { _gt: 1 } }, fields: ['name', 'country'] }),
  everybody(CHAPTERS, 'create', { fields: ['title', 'book'] }),
];

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An access token of the administrator, signed with this secret; `until` in seconds since 1970. */
export const signedToken = (secret: string, until: number): string => {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ id: PERSONS.administrator.id, exp: until })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

const NEVER_OVER = 4_102_444_800;

/** An access token with an invalid signature. */
export const FORGED = signedToken('a guess', NEVER_OVER);

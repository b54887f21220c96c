import {
  bigIntegerField,
  booleanField,
  collection,
  csvField,
  dateCreated,
  dateTimeField,
  dateUpdated,
  hashField,
  integerField,
  jsonField,
  manyToOne,
  permission,
  primaryKey,
  role,
  settings,
  sortField,
  stringField,
  stringKey,
  user,
  uuidField,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { type Accountability, ApiException, Database, Platform } from '../memory';

export const ADMIN = 'a0000000-0000-4000-8000-000000000001';
export const EDITOR = 'e0000000-0000-4000-8000-000000000001';
export const STAFF = 'f0000000-0000-4000-8000-000000000001';
const ROLES = { admin: 'admins', editor: 'editors', staff: 'staff' };

export const admin: Accountability = { user: ADMIN, role: ROLES.admin, admin: true, app: true };
/** May use the application, with the permissions below. */
export const editor: Accountability = { user: EDITOR, role: ROLES.editor, admin: false, app: true };
/** May sign in, without any permission. */
export const staff: Accountability = { user: STAFF, role: ROLES.staff, admin: false, app: false };

const DRAFT = { status: 'draft', writer: 1 };

/** A small library: five books by three writers, shelves with text keys, and a singleton. */
export const library = () =>
  world('library', [
    role(ROLES.admin, 'Administrators', { admin_access: true }),
    role(ROLES.editor, 'Editors'),
    role(ROLES.staff, 'Staff', { app_access: false }),
    user(ADMIN, 'ada@example.com', 'secret', ROLES.admin, { first_name: 'Ada' }),
    user(EDITOR, 'ed@example.com', 'pencil', ROLES.editor),
    user(STAFF, 'sue@example.com', 'broom', ROLES.staff),
    settings({ project_name: 'Library' }),
    collection(
      'writers',
      {},
      [primaryKey(), stringField('name')],
      [
        { id: 1, name: 'Ann' },
        { id: 2, name: 'Bob' },
        { id: 3, name: null },
      ],
    ),
    collection(
      'books',
      {},
      [
        primaryKey(),
        stringField('title', { required: true }),
        stringField('slug', { unique: true }),
        stringField('status', { required: true, default: 'draft' }),
        integerField('pages'),
        bigIntegerField('loans'),
        booleanField('rare', { required: false }),
        csvField('tags'),
        jsonField('extra'),
        dateTimeField('printed'),
        hashField('code'),
        uuidField('token'),
        dateCreated('created'),
        dateUpdated('updated'),
        manyToOne('writer', { to: 'writers', reverse: { field: 'books' } }),
      ],
      [
        {
          ...DRAFT,
          id: 1,
          title: 'Alpha',
          slug: 'alpha',
          pages: 1,
          loans: '9007199254740993',
          rare: true,
          tags: ['red', 'blue'],
        },
        {
          ...DRAFT,
          id: 2,
          title: 'beta',
          slug: 'beta',
          pages: 5,
          loans: '7',
          rare: false,
          printed: '2026-01-01T10:00:00',
        },
        { id: 3, title: '', slug: 'three', status: 'published', pages: 10, rare: null, writer: 2 },
        { id: 4, title: 'delta 7', slug: null, status: 'published', pages: null, writer: null },
        { id: 5, title: '100%', slug: 'percent', status: 'archived', pages: 100, writer: 3 },
      ],
    ),
    collection(
      'shelves',
      { sort_field: 'sort' },
      [stringKey('code'), sortField()],
      [
        { code: 'a', sort: 2 },
        { code: 'b', sort: 1 },
      ],
    ),
    collection(
      'cards',
      {},
      [uuidKey(), manyToOne('shelf', { to: 'shelves', keyType: 'string', required: true })],
      [{ id: 'card', shelf: 'a' }],
    ),
    collection('notice', { singleton: true }, [primaryKey(), stringField('text', { default: 'Hello' })]),
    permission(ROLES.editor, 'books', 'read', {
      fields: ['id', 'title', 'pages', 'status', 'writer'],
      items: { status: { _eq: 'draft' } },
    }),
    permission(ROLES.editor, 'books', 'update', {
      fields: ['title', 'pages'],
      items: { pages: { _lt: 4 } },
      validation: { title: { _contains: 'a' } },
    }),
    permission(ROLES.editor, 'books', 'create', {
      fields: ['title', 'pages'],
      presets: { title: 'Untitled' },
      validation: { pages: { _lt: 1000 } },
    }),
    permission(ROLES.editor, 'books', 'delete', { items: { pages: { _eq: 1 } } }),
    permission(null, 'writers', 'read', { fields: ['name'] }),
  ]);

/** The library's fixed time. */
export const NOON = Date.UTC(2026, 5, 1, 12);

/** A platform over a new library; the clock is fixed by default. */
export const libraryPlatform = (now: () => number = () => NOON): Platform =>
  new Platform(new Database(library()), { now });

/** The twin's error as 'status CODE message', or 'accepted'. */
export const errorOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiException) return `${error.status} ${error.errors[0].code} ${error.message}`;
    throw error;
  }
  return 'accepted';
};

import { equals, isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import { isSystemCollection } from '../../src/domain/schema';
import { firstDifference } from '../differential/first-difference';
import { AdminApi } from '../platform/admin-api';
import type { Tally } from '../report';
import { objectsOf } from './model';
import { normalise } from './normalise';

/** A server with an administrator's account. */
export interface SystemSide {
  readonly url: string;
  readonly email: string;
  readonly password: string;
}

const PASSWORD = 'differential-password';

/** Roles of the readers; each gets a user, and both are deleted at the end. */
const READERS: Readonly<Record<string, { readonly app_access: boolean; readonly permissions: readonly JsonObject[] }>> =
  {
    'a user with app access': { app_access: true, permissions: [] },
    'a user who may read two fields': {
      app_access: false,
      permissions: [
        { collection: 'directus_users', action: 'read', fields: ['first_name', 'email'] },
        { collection: 'directus_collections', action: 'read', fields: ['*'] },
        { collection: 'directus_fields', action: 'read', fields: ['*'] },
      ],
    },
  };

interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  /** Removes the difference from the meta of a system collection or of a system field, and nothing else. */
  normalise(meta: JsonObject): JsonObject;
}

export const SYSTEM_DIFFERENCES: readonly KnownDifference[] = [
  {
    name: 'special as a text or a list',
    reason:
      'The server gives most markers of its own fields as one text and some as a list; the twin always as a list.',
    normalise: ({ special = null, ...rest }) => ({
      ...rest,
      special: typeof special === 'string' ? special.split(',') : special,
    }),
  },
  {
    name: 'members of a collection that are left out',
    reason: 'The server leaves out most members without a value; the twin gives all of them, as null or false.',
    normalise: (meta) =>
      Object.hasOwn(meta, 'singleton')
        ? Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== null && value !== false))
        : meta,
  },
];

const withoutKnown = (entry: JsonObject): JsonObject => {
  const { meta = null } = entry;
  if (!isJsonObject(meta)) return entry;
  return { ...entry, meta: SYSTEM_DIFFERENCES.reduce((rest, difference) => difference.normalise(rest), meta) };
};

const nameOf = ({ collection, field = '' }: JsonObject): string => `${String(collection)}.${String(field)}`;

const comparable = (data: Json): Json => {
  if (!Array.isArray(data)) return isJsonObject(data) ? normalise(withoutKnown(data)) : data;
  const own = objectsOf(data).filter(({ collection }) => isSystemCollection(String(collection)));
  return normalise(own.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)).map(withoutKnown));
};

/** What one side answers: a status when it refuses. */
class Reader {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async of(api: AdminApi, { email, password }: SystemSide): Promise<Reader> {
    return new Reader(api.url, await api.tokenOf(email, password));
  }

  async read(path: string): Promise<Json> {
    const response = await fetch(`${this.url}${path}`, { headers: { Authorization: `Bearer ${this.token}` } });
    const body: unknown = await response.json();
    return { status: response.status, data: isJsonObject(body) ? comparable(body['data'] ?? null) : null };
  }
}

const keyOf = (created: Json): string => String(isJsonObject(created) ? created['id'] : null);

/** Readers of one side by name, and how to delete their users and roles. */
const readersOf = async (
  side: SystemSide,
): Promise<{ readonly readers: ReadonlyMap<string, Reader>; readonly remove: () => Promise<void> }> => {
  const api = new AdminApi(side.url, side.email, side.password);
  const readers = new Map([['an administrator', await Reader.of(api, side)]]);
  const created: string[] = [];
  const remove = async (): Promise<void> => {
    for (const path of created.toReversed()) await api.removeIfThere(path);
  };
  try {
    for (const [index, [name, { app_access, permissions }]] of Object.entries(READERS).entries()) {
      const role = keyOf(await api.post('/roles', { name, app_access }));
      created.push(`/roles/${role}`);
      for (const permission of permissions) await api.post('/permissions', { ...permission, role });
      const email = `differential-${index}@example.com`;
      created.push(`/users/${keyOf(await api.post('/users', { email, password: PASSWORD, role }))}`);
      readers.set(name, await Reader.of(api, { ...side, email, password: PASSWORD }));
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { readers, remove };
};

/** Everything that can be asked about system collections. */
const pathsOf = (collections: Json, fields: Json): readonly string[] => {
  const names = objectsOf(collections)
    .map(({ collection }) => String(collection))
    .filter(isSystemCollection);
  const ofFields = objectsOf(fields)
    .filter(({ collection }) => isSystemCollection(String(collection)))
    .map(({ collection, field }) => `/fields/${String(collection)}/${String(field)}`);
  return [
    '/collections',
    '/fields',
    ...names.flatMap((name) => [`/collections/${name}`, `/fields/${name}`]),
    ...ofFields,
  ];
};

const SHOWN = 600;

const show = (value: Json | undefined): string => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN);

/** Compares what both sides answer about the platform's own collections and fields, to an administrator and to others. */
export const compareSystemCollections = async (twin: SystemSide, real: SystemSide): Promise<Tally> => {
  const api = new AdminApi(real.url, real.email, real.password);
  const paths = pathsOf(await api.get('/collections'), await api.get('/fields'));
  const [mine, theirs] = [await readersOf(twin), await readersOf(real)];
  const failures: string[] = [];
  let passed = 0;
  try {
    for (const [name, reader] of mine.readers) {
      for (const path of paths) {
        const [one, other] = await Promise.all([reader.read(path), theirs.readers.get(name)?.read(path)]);
        if (equals(one, other ?? null)) passed += 1;
        else {
          const found = firstDifference(one, other);
          failures.push(
            `GET ${path} as ${name}\n  ${found?.path ?? ''}\n  twin: ${show(found?.one)}\n  real: ${show(found?.other)}`,
          );
        }
      }
    }
  } finally {
    await mine.remove();
    await theirs.remove();
  }
  return { passed, failures };
};

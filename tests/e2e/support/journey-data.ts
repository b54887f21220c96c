import { blogWorld } from '../../../fixtures/worlds/blog';
import { collectionName } from '../../../src/domain/schema';
import { INES } from './people';

/** Account and collection of the journey: an administrator, and 33 tags with name and slug. */
export interface JourneyData {
  readonly email: string;
  readonly password: string;
  readonly collection: string;
  /** Display name of the collection. */
  readonly name: string;
}

export const TAGS: JourneyData = { ...INES, collection: 'tags', name: 'Tags' };

const COLLECTION = 'quarterdeck_journey';

const text = (field: string, unique: boolean) => ({
  field,
  type: 'string',
  meta: { interface: 'input' },
  schema: { is_nullable: false, is_unique: unique },
});

const KEY = {
  field: 'id',
  type: 'integer',
  meta: { hidden: true, readonly: true, interface: 'input' },
  schema: { is_primary_key: true, has_auto_increment: true },
};

/** The external server named in the environment; null without one. */
export const platformOfEnvironment = () => {
  const [api, email, password] = ['QUARTERDECK_API', 'QUARTERDECK_EMAIL', 'QUARTERDECK_PASSWORD'].map(
    (name) => process.env[name] ?? '',
  );
  return api ? { api, email: email ?? '', password: password ?? '' } : null;
};

type Platform = NonNullable<ReturnType<typeof platformOfEnvironment>>;

const asking = async ({ api, email, password }: Platform) => {
  const ask = async (method: string, path: string, body?: unknown, token?: string): Promise<unknown> => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(api + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return answer === '' ? null : JSON.parse(answer);
  };
  const { data } = (await ask('POST', '/auth/login', { email, password })) as {
    readonly data: { readonly access_token: string };
  };
  return (method: string, path: string, body?: unknown) => ask(method, path, body, data.access_token);
};

/** Deletes the collection that `prepare` created, also after an interrupted run. */
export const clear = async (platform: Platform): Promise<void> => {
  const ask = await asking(platform);
  await ask('DELETE', `/collections/${COLLECTION}`).catch(() => null);
};

/** Creates the collection with the same tags as the demo world. */
export const prepare = async (platform: Platform): Promise<JourneyData> => {
  await clear(platform);
  const ask = await asking(platform);
  const fields = [KEY, text('name', true), text('slug', true)];
  await ask('POST', '/collections', {
    collection: COLLECTION,
    meta: { display_template: '{{name}}' },
    schema: {},
    fields,
  });
  const words = (blogWorld().items['tags'] ?? []).map(({ name, slug }) => ({ name, slug }));
  await ask('POST', `/items/${COLLECTION}`, words);
  const { email, password } = platform;
  return {
    email,
    password,
    collection: COLLECTION,
    name: collectionName({ collection: COLLECTION, meta: null }, 'en-US'),
  };
};

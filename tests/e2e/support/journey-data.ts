import { blogWorld } from '../../../fixtures/worlds/blog';
import { collectionName } from '../../../src/domain/schema';
import { INES } from './people';

/** What the journey is about: somebody who may do everything, and a collection of 33 words with a name and a slug. */
export interface JourneyData {
  readonly email: string;
  readonly password: string;
  readonly collection: string;
  /** The collection's name for people. */
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

/** A platform that somebody else runs, named by the environment; null when there is none. */
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

/** Takes away what `prepare` has made, and whatever a run that was broken off has left. */
export const clear = async (platform: Platform): Promise<void> => {
  const ask = await asking(platform);
  await ask('DELETE', `/collections/${COLLECTION}`).catch(() => null);
};

/** Makes the collection on the platform, with the same words as the magazine's tags. */
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

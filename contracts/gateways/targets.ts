import { firstValueFrom, map, timer } from 'rxjs';
import {
  type Database,
  fetchFileWith,
  MemoryAccountsGateway,
  MemoryAuthGateway,
  MemoryClient,
  MemoryConnection,
  memoryGateways,
  type NumberAnswers,
} from '../../src/adapters/memory';
import { JimpImageResizer } from '../../tests/support/rest/jimp-image-resizer';
import { type AllGateways, fixedTokens, gatewaysOverHttp } from '../http-gateways';
import { LISTED_PROVIDERS, PEOPLE } from '../platform/people';
import { SECRET } from '../platform/link-token';
import type { Stage } from '../platform/stage';
import type { Browser, Target } from './suite';

/** Fetch with a cookie jar, as in a browser: cookies set by an answer are sent with the next request. */
const withCookies = (fetch: typeof globalThis.fetch): typeof globalThis.fetch => {
  const jar = new Map<string, string>();
  const keep = (cookie: string): void => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice('expires='.length);
    const gone = value === '' || (expires !== undefined && Date.parse(expires) <= Date.now());
    if (gone) jar.delete(name);
    else jar.set(name, value);
  };
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    response.headers.getSetCookie().forEach(keep);
    return response;
  };
};

const signedIn = async (browser: Browser, who: 'administrator' | 'editor'): Promise<AllGateways> => {
  const result = await firstValueFrom(browser.auth.login({ email: PEOPLE[who].email, password: PEOPLE[who].password }));
  if (result._tag === 'Left') throw new Error(`The ${who} could not sign in: ${JSON.stringify(result.left)}`);
  return browser.holding(result.right.access_token);
};

/** The HTTP gateways over the server at the stage's URL. */
export const httpTarget = (stage: Stage, numbers: NumberAnswers, name = 'http'): Target => {
  const { url } = stage.admin;
  const known = new Map<string, Promise<AllGateways>>();
  const browser = (): Browser => {
    const fetch = withCookies(globalThis.fetch);
    const holding = (token: string | null): AllGateways => gatewaysOverHttp(url, fixedTokens(token), fetch);
    return { auth: holding(null).auth, holding };
  };
  const as: Target['as'] = (who) => {
    if (who === 'anonymous') return Promise.resolve(gatewaysOverHttp(url, fixedTokens(null), globalThis.fetch));
    const gateways = known.get(who) ?? signedIn(browser(), who);
    known.set(who, gateways);
    return gateways;
  };
  return { name, stage, numbers, as, browser };
};

const clock = {
  now: () => Date.now(),
  after: (milliseconds: number) => timer(milliseconds).pipe(map(() => undefined)),
};

const overMemory = (connection: MemoryConnection, token: string | null): AllGateways => ({
  accounts: new MemoryAccountsGateway(connection),
  auth: new MemoryAuthGateway(connection),
  ...memoryGateways(new MemoryClient(connection, fixedTokens(token))),
});

/** Services that the memory connection needs. */
const outside = {
  clock,
  secret: SECRET,
  imageResizer: new JimpImageResizer(),
  fetchFile: fetchFileWith(fetch),
  signOnProviders: LISTED_PROVIDERS,
};

/** The memory gateways over the database that the stage changes through the twin's REST server. */
export const memoryTarget = (stage: Stage, database: Database): Target => {
  const browser = (): Browser => {
    const connection = new MemoryConnection(database, outside);
    return { auth: new MemoryAuthGateway(connection), holding: (token) => overMemory(connection, token) };
  };
  const anonymous = overMemory(new MemoryConnection(database, outside), null);
  const as: Target['as'] = (who) => (who === 'anonymous' ? Promise.resolve(anonymous) : signedIn(browser(), who));
  return { name: 'memory', stage, numbers: database.model.numbers, as, browser };
};

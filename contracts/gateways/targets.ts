import { firstValueFrom, map, timer } from 'rxjs';
import {
  MemoryAuthGateway,
  MemoryClient,
  MemoryConnection,
  MemoryItemsGateway,
  MemoryPermissionsGateway,
  MemoryPresetsGateway,
  MemoryRolesGateway,
  MemorySchemaGateway,
  MemoryServerGateway,
  MemoryUsersGateway,
  type Database,
} from '../../src/adapters/memory';
import type { Gateways } from '../gateway-set';
import { fixedTokens, gatewaysOverHttp } from '../gateways-over-http';
import { PEOPLE } from '../platform/people';
import type { Stage } from '../platform/stage';
import { withCookies } from './cookie-jar';
import type { Browser, Target } from './suite';

const signedIn = async (browser: Browser, who: 'administrator' | 'editor'): Promise<Gateways> => {
  const result = await firstValueFrom(browser.auth.login({ email: PEOPLE[who].email, password: PEOPLE[who].password }));
  if (result._tag === 'Left') throw new Error(`The ${who} could not sign in: ${JSON.stringify(result.left)}`);
  return browser.holding(result.right.access_token);
};

/** The HTTP gateways over whatever answers at the stage's address. */
export const httpTarget = (stage: Stage, name = 'http'): Target => {
  const { url } = stage.admin;
  const known = new Map<string, Promise<Gateways>>();
  const browser = (): Browser => {
    const fetch = withCookies(globalThis.fetch);
    const holding = (token: string | null): Gateways => gatewaysOverHttp(url, fixedTokens(token), fetch);
    return { auth: holding(null).auth, holding };
  };
  const as: Target['as'] = (who) => {
    if (who === 'nobody') return Promise.resolve(gatewaysOverHttp(url, fixedTokens(null), globalThis.fetch));
    const gateways = known.get(who) ?? signedIn(browser(), who);
    known.set(who, gateways);
    return gateways;
  };
  return { name, stage, as, browser };
};

const clock = { now: () => Date.now(), after: (milliseconds: number) => timer(milliseconds).pipe(map(() => undefined)) };

const overMemory = (connection: MemoryConnection, token: string | null): Gateways => {
  const client = new MemoryClient(connection, fixedTokens(token));
  return {
    auth: new MemoryAuthGateway(connection),
    items: new MemoryItemsGateway(client),
    permissions: new MemoryPermissionsGateway(client),
    presets: new MemoryPresetsGateway(client),
    roles: new MemoryRolesGateway(client),
    schema: new MemorySchemaGateway(client),
    server: new MemoryServerGateway(client),
    users: new MemoryUsersGateway(client),
  };
};

/** The memory gateways over the database that the stage changes through the twin's REST server. */
export const memoryTarget = (stage: Stage, database: Database): Target => {
  const browser = (): Browser => {
    const connection = new MemoryConnection(database, { clock });
    return { auth: new MemoryAuthGateway(connection), holding: (token) => overMemory(connection, token) };
  };
  const nobody = overMemory(new MemoryConnection(database, { clock }), null);
  const as: Target['as'] = (who) => (who === 'nobody' ? Promise.resolve(nobody) : signedIn(browser(), who));
  return { name: 'memory', stage, as, browser };
};

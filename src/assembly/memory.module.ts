import { ContainerModule } from 'inversify';
import { auditTime, concatMap, from } from 'rxjs';
import {
  Database,
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
  storageCookie,
  WorldStore,
} from '../adapters/memory';
import { loadWorld } from '../../fixtures/worlds';
import { Live, token } from '../kernel';
import { AuthGateway } from '../ports/auth-gateway';
import { Clock } from '../ports/clock';
import { Demo } from '../ports/demo';
import { ItemsGateway } from '../ports/items-gateway';
import { PermissionsGateway } from '../ports/permissions-gateway';
import { PresetsGateway } from '../ports/presets-gateway';
import { RolesGateway } from '../ports/roles-gateway';
import { SchemaGateway } from '../ports/schema-gateway';
import { ServerGateway } from '../ports/server-gateway';
import { SessionTokens } from '../ports/session-tokens';
import { UsersGateway } from '../ports/users-gateway';
import { bind } from './bind';

const Connection = token<MemoryConnection>('MemoryConnection');
const Client = token<MemoryClient>('MemoryClient');

/** How long changes are gathered before they are stored, in ms; a reload right after one still finds it. */
const STORING_DELAY = 50;

/** A call takes a moment, so that the demonstration shows what people wait for; in ms. */
const LATENCY = 30;

/** Every gateway over a world that lives in this browser and survives a reload. Rejects for a world that does not exist. */
export const memoryModule = async (name: string): Promise<ContainerModule> => {
  const [{ world, people }, store] = await Promise.all([loadWorld(name), WorldStore.open()]);
  const database = new Database((await store.read(world.name)) ?? world);
  const keep = (): Promise<void> => store.write(database.snapshot());
  const cookie = storageCookie(window.localStorage, `quarterdeck.session.${world.name}`);
  new Live<unknown>(null, database.changed$.pipe(auditTime(STORING_DELAY), concatMap(() => from(keep()))));

  return new ContainerModule((options) => {
    bind(options, Connection, [Clock], (clock) => new MemoryConnection(database, { clock, latency: LATENCY, cookie }));
    bind(options, Client, [Connection, SessionTokens], (connection, tokens) => new MemoryClient(connection, tokens));
    bind(options, AuthGateway, [Connection], (connection) => new MemoryAuthGateway(connection));
    bind(options, ItemsGateway, [Client], (client) => new MemoryItemsGateway(client));
    bind(options, SchemaGateway, [Client], (client) => new MemorySchemaGateway(client));
    bind(options, UsersGateway, [Client], (client) => new MemoryUsersGateway(client));
    bind(options, RolesGateway, [Client], (client) => new MemoryRolesGateway(client));
    bind(options, PermissionsGateway, [Client], (client) => new MemoryPermissionsGateway(client));
    bind(options, PresetsGateway, [Client], (client) => new MemoryPresetsGateway(client));
    bind(options, ServerGateway, [Client], (client) => new MemoryServerGateway(client));
    bind(options, Demo, [], () => ({
      people,
      reset: () => {
        database.replace(world);
        cookie.write(null);
        return keep();
      },
    }));
  });
};

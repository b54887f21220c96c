import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Container, ContainerModule } from 'inversify';
import {
  MemoryAuthGateway,
  MemoryClient,
  MemoryItemsGateway,
  MemoryPermissionsGateway,
  MemoryPresetsGateway,
  MemoryRolesGateway,
  MemorySchemaGateway,
  MemoryServerGateway,
  MemoryUsersGateway,
} from '../../src/adapters/memory';
import { applicationModule } from '../../src/assembly/application.module';
import { bind } from '../../src/assembly/bind';
import { locales } from '../../src/assembly/locales';
import { token } from '../../src/kernel';
import { Language, LanguageService, type Services, type Texts } from '../../src/kit';
import { AuthGateway } from '../../src/ports/auth-gateway';
import { Clock } from '../../src/ports/clock';
import { ItemsGateway } from '../../src/ports/items-gateway';
import { PermissionsGateway } from '../../src/ports/permissions-gateway';
import { PresetsGateway } from '../../src/ports/presets-gateway';
import { RolesGateway } from '../../src/ports/roles-gateway';
import { SchemaGateway } from '../../src/ports/schema-gateway';
import { ServerGateway } from '../../src/ports/server-gateway';
import { SessionTokens } from '../../src/ports/session-tokens';
import { UsersGateway } from '../../src/ports/users-gateway';
import type { MemoryFarEnd } from './memory-far-end';
import { RecordingItems } from './recording-items';

const Client = token<MemoryClient>('MemoryClient');

const textsOf = (code: string): Texts =>
  JSON.parse(readFileSync(join(__dirname, '../../src/locales', `${code}.json`), 'utf8')) as Texts;

/** Node reads the texts itself: its import of JSON wants to be told so, and the bundler's does not. */
const language = (): Language => new Language(locales.map((locale) => ({ ...locale, load: async () => textsOf(locale.code) })));

/** The application's own services over the gateways in memory; what is bound here is all that a page would add. */
export const memoryServices = ({ connection, recorded }: MemoryFarEnd, clock: Clock): Services => {
  const container = new Container();
  const gateways = new ContainerModule((options) => {
    bind(options, Clock, [], () => clock);
    bind(options, LanguageService, [], language);
    bind(options, Client, [SessionTokens], (tokens) => new MemoryClient(connection, tokens));
    bind(options, AuthGateway, [], () => new MemoryAuthGateway(connection));
    bind(options, ItemsGateway, [Client], (client) => new RecordingItems(new MemoryItemsGateway(client), recorded));
    bind(options, SchemaGateway, [Client], (client) => new MemorySchemaGateway(client));
    bind(options, UsersGateway, [Client], (client) => new MemoryUsersGateway(client));
    bind(options, RolesGateway, [Client], (client) => new MemoryRolesGateway(client));
    bind(options, PermissionsGateway, [Client], (client) => new MemoryPermissionsGateway(client));
    bind(options, PresetsGateway, [Client], (client) => new MemoryPresetsGateway(client));
    bind(options, ServerGateway, [Client], (client) => new MemoryServerGateway(client));
  });
  container.load(applicationModule, gateways);
  return { get: (wanted) => container.get(wanted) };
};

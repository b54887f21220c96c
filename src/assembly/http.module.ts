import { ContainerModule } from 'inversify';
import {
  HttpAuthGateway,
  HttpClient,
  HttpItemsGateway,
  HttpPermissionsGateway,
  HttpPresetsGateway,
  HttpRolesGateway,
  HttpSchemaGateway,
  HttpServerGateway,
  HttpTransport,
  HttpUsersGateway,
} from '../adapters/http';
import { token } from '../kernel';
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

const Transport = token<HttpTransport>('HttpTransport');
const Client = token<HttpClient>('HttpClient');

/** Every gateway over the platform's REST API. */
export const httpModule = (api: string, fetch: typeof globalThis.fetch): ContainerModule =>
  new ContainerModule((options) => {
    bind(options, Transport, [], () => new HttpTransport(api, fetch));
    bind(options, Client, [Transport, SessionTokens, Clock], (transport, tokens, clock) => new HttpClient(transport, tokens, clock));
    bind(options, AuthGateway, [Transport], (transport) => new HttpAuthGateway(transport));
    bind(options, ItemsGateway, [Client], (client) => new HttpItemsGateway(client));
    bind(options, SchemaGateway, [Client], (client) => new HttpSchemaGateway(client));
    bind(options, UsersGateway, [Client], (client) => new HttpUsersGateway(client));
    bind(options, RolesGateway, [Client], (client) => new HttpRolesGateway(client));
    bind(options, PermissionsGateway, [Client], (client) => new HttpPermissionsGateway(client));
    bind(options, PresetsGateway, [Client], (client) => new HttpPresetsGateway(client));
    bind(options, ServerGateway, [Client], (client) => new HttpServerGateway(client));
    bind(options, Demo, [], () => null);
  });

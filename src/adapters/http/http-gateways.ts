import type { Gateways } from '../../ports/gateways';
import type { HttpClient } from './client';
import { HttpItemsGateway } from './http-items-gateway';
import { HttpPermissionsGateway } from './http-permissions-gateway';
import { HttpPresetsGateway } from './http-presets-gateway';
import { HttpRolesGateway } from './http-roles-gateway';
import { HttpSchemaGateway } from './http-schema-gateway';
import { HttpServerGateway } from './http-server-gateway';
import { HttpUsersGateway } from './http-users-gateway';

/** Every gateway on behalf of whom the client speaks for. */
export const httpGateways = (client: HttpClient): Gateways => ({
  items: new HttpItemsGateway(client),
  permissions: new HttpPermissionsGateway(client),
  presets: new HttpPresetsGateway(client),
  roles: new HttpRolesGateway(client),
  schema: new HttpSchemaGateway(client),
  server: new HttpServerGateway(client),
  users: new HttpUsersGateway(client),
});

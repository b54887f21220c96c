import type { Gateways } from '../../ports/gateways';
import type { MemoryClient } from './client';
import { MemoryItemsGateway } from './memory-items-gateway';
import { MemoryPermissionsGateway } from './memory-permissions-gateway';
import { MemoryPresetsGateway } from './memory-presets-gateway';
import { MemoryRolesGateway } from './memory-roles-gateway';
import { MemorySchemaGateway } from './memory-schema-gateway';
import { MemoryServerGateway } from './memory-server-gateway';
import { MemoryUsersGateway } from './memory-users-gateway';

/** Every gateway on behalf of whom the client speaks for. */
export const memoryGateways = (client: MemoryClient): Gateways => ({
  items: new MemoryItemsGateway(client),
  permissions: new MemoryPermissionsGateway(client),
  presets: new MemoryPresetsGateway(client),
  roles: new MemoryRolesGateway(client),
  schema: new MemorySchemaGateway(client),
  server: new MemoryServerGateway(client),
  users: new MemoryUsersGateway(client),
});

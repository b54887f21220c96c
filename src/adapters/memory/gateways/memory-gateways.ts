import type { Gateways } from '../../../ports/gateways/gateways';
import type { MemoryClient } from '../client';
import { MemoryActivityGateway, MemoryCommentsGateway } from './memory-activity-gateway';
import { MemoryAssetsGateway, MemoryFilesGateway } from './memory-files-gateway';
import { MemoryExtensionsGateway, MemoryServerGateway } from './memory-server-gateway';
import { MemoryFoldersGateway } from './memory-folders-gateway';
import { MemoryItemsGateway } from './memory-items-gateway';
import { MemoryPermissionsGateway } from './memory-permissions-gateway';
import { MemoryPoliciesGateway } from './memory-policies-gateway';
import { MemoryPresetsGateway } from './memory-presets-gateway';
import { MemoryRevisionsGateway } from './memory-revisions-gateway';
import { MemoryRolesGateway } from './memory-roles-gateway';
import { MemorySchemaEditingGateway, MemorySchemaGateway } from './memory-schema-gateway';
import { MemoryUsersGateway } from './memory-users-gateway';

/** All gateways over one client. */
export const memoryGateways = (client: MemoryClient): Gateways => ({
  activity: new MemoryActivityGateway(client),
  assets: new MemoryAssetsGateway(client),
  comments: new MemoryCommentsGateway(client),
  extensions: new MemoryExtensionsGateway(client),
  files: new MemoryFilesGateway(client),
  folders: new MemoryFoldersGateway(client),
  items: new MemoryItemsGateway(client),
  permissions: new MemoryPermissionsGateway(client),
  policies: new MemoryPoliciesGateway(client),
  presets: new MemoryPresetsGateway(client),
  revisions: new MemoryRevisionsGateway(client),
  roles: new MemoryRolesGateway(client),
  schema: new MemorySchemaGateway(client),
  schemaEditing: new MemorySchemaEditingGateway(client),
  server: new MemoryServerGateway(client),
  users: new MemoryUsersGateway(client),
});

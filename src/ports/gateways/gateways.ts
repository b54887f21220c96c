import { token } from '../../kernel';
import type { ActivityGateway } from './activity-gateway';
import type { AssetsGateway } from './assets-gateway';
import type { CommentsGateway } from './comments-gateway';
import type { ExtensionsGateway } from './extensions-gateway';
import type { FilesGateway } from './files-gateway';
import type { FoldersGateway } from './folders-gateway';
import type { ItemsGateway } from './items-gateway';
import type { PermissionsGateway } from './permissions-gateway';
import type { PoliciesGateway } from './policies-gateway';
import type { PresetsGateway } from './presets-gateway';
import type { RevisionsGateway } from './revisions-gateway';
import type { RolesGateway } from './roles-gateway';
import type { SchemaEditingGateway } from './schema-editing-gateway';
import type { SchemaGateway } from './schema-gateway';
import type { ServerGateway } from './server-gateway';
import type { UsersGateway } from './users-gateway';

/** The gateways of one adapter for a signed-in user. `AuthGateway` is separate because it creates the session. */
export interface Gateways {
  readonly activity: ActivityGateway;
  readonly assets: AssetsGateway;
  readonly comments: CommentsGateway;
  readonly extensions: ExtensionsGateway;
  readonly files: FilesGateway;
  readonly folders: FoldersGateway;
  readonly items: ItemsGateway;
  readonly permissions: PermissionsGateway;
  readonly policies: PoliciesGateway;
  readonly presets: PresetsGateway;
  readonly revisions: RevisionsGateway;
  readonly roles: RolesGateway;
  readonly schema: SchemaGateway;
  readonly schemaEditing: SchemaEditingGateway;
  readonly server: ServerGateway;
  readonly users: UsersGateway;
}

export const Gateways = token<Gateways>('Gateways');

import type { AuthGateway } from '../src/ports/auth-gateway';
import type { ItemsGateway } from '../src/ports/items-gateway';
import type { PermissionsGateway } from '../src/ports/permissions-gateway';
import type { PresetsGateway } from '../src/ports/presets-gateway';
import type { RolesGateway } from '../src/ports/roles-gateway';
import type { SchemaGateway } from '../src/ports/schema-gateway';
import type { ServerGateway } from '../src/ports/server-gateway';
import type { UsersGateway } from '../src/ports/users-gateway';

/** Every gateway there is, on behalf of one person. */
export interface Gateways {
  readonly auth: AuthGateway;
  readonly items: ItemsGateway;
  readonly permissions: PermissionsGateway;
  readonly presets: PresetsGateway;
  readonly roles: RolesGateway;
  readonly schema: SchemaGateway;
  readonly server: ServerGateway;
  readonly users: UsersGateway;
}

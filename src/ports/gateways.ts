import { token } from '../kernel';
import type { ItemsGateway } from './items-gateway';
import type { PermissionsGateway } from './permissions-gateway';
import type { PresetsGateway } from './presets-gateway';
import type { RolesGateway } from './roles-gateway';
import type { SchemaGateway } from './schema-gateway';
import type { ServerGateway } from './server-gateway';
import type { UsersGateway } from './users-gateway';

/** All that one adapter brings for somebody who is signed in. `AuthGateway` stands apart: sessions come from it. */
export interface Gateways {
  readonly items: ItemsGateway;
  readonly permissions: PermissionsGateway;
  readonly presets: PresetsGateway;
  readonly roles: RolesGateway;
  readonly schema: SchemaGateway;
  readonly server: ServerGateway;
  readonly users: UsersGateway;
}

export const Gateways = token<Gateways>('Gateways');

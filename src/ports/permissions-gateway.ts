import type { Permission } from '../domain/permissions';
import { token, type Call } from '../kernel';

export interface PermissionsGateway {
  /** The rules of one role; what the platform grants by itself for the app included. */
  ofRole(role: string): Call<readonly Permission[]>;
}

export const PermissionsGateway = token<PermissionsGateway>('PermissionsGateway');

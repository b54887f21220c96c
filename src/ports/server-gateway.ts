import type { ServerInfo, Settings } from '../domain/settings';
import { token, type Call } from '../kernel';

export interface ServerGateway {
  /** Answers without a session too; then without the version and the machine. */
  info(): Call<ServerInfo>;
  settings(): Call<Settings>;
  /** Only what is given changes. Administrators only, unless a rule says otherwise. */
  updateSettings(changes: Partial<Settings>): Call<Settings>;
}

export const ServerGateway = token<ServerGateway>('ServerGateway');

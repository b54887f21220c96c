import type { Capabilities, ServerInfo, Settings } from '../../domain/settings';
import { token, type Call } from '../../kernel';

export interface ServerGateway {
  /** Needs no session; without one the version and the host details are missing. */
  info(): Call<ServerInfo>;
  settings(): Call<Settings>;
  /** What the server supports, for the signed-in user; adds no request to those of the session. */
  capabilities(): Call<Capabilities>;
  /** Changes the given settings only. By default only administrators may. */
  updateSettings(changes: Partial<Settings>): Call<Settings>;
}

export const ServerGateway = token<ServerGateway>('ServerGateway');

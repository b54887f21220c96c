import type { ServerInfo, Settings } from '../domain/settings';
import { token, type Call } from '../kernel';

export interface ServerGateway {
  /** Answers without a session too; then without the version. */
  info(): Call<ServerInfo>;
  settings(): Call<Settings>;
}

export const ServerGateway = token<ServerGateway>('ServerGateway');

import type { ServerInfo, Settings } from '../../domain/settings';
import type { Call } from '../../kernel';
import type { ServerGateway } from '../../ports/server-gateway';
import type { HttpClient } from './client';
import { serverInfo, settings } from './codecs/server';
import type { HttpRequest } from './transport';

/** method → request */
const requests = {
  info: () => ({ method: 'GET', path: '/server/info' }),
  settings: () => ({ method: 'GET', path: '/settings' }),
  updateSettings: (body: Partial<Settings>) => ({ method: 'PATCH', path: '/settings', body }),
} satisfies Record<keyof ServerGateway, (...input: never[]) => HttpRequest>;

export class HttpServerGateway implements ServerGateway {
  constructor(private readonly client: HttpClient) {}

  info(): Call<ServerInfo> {
    return this.client.data(requests.info(), serverInfo);
  }

  settings(): Call<Settings> {
    return this.client.data(requests.settings(), settings);
  }

  updateSettings(changes: Partial<Settings>): Call<Settings> {
    return this.client.written(requests.updateSettings(changes), settings);
  }
}

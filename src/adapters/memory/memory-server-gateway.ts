import type { Item } from '../../domain/items';
import type { Project, ServerInfo, Settings } from '../../domain/settings';
import { mapCall, type Call, type JsonObject } from '../../kernel';
import type { ServerGateway } from '../../ports/server-gateway';
import type { MemoryClient } from './client';
import { objectOf, textOf } from './reading';

const projectOf = (row: Item): Project => ({
  project_name: textOf(row, 'project_name'),
  project_color: textOf(row, 'project_color'),
  project_logo: textOf(row, 'project_logo'),
  public_foreground: textOf(row, 'public_foreground'),
  public_background: textOf(row, 'public_background'),
  public_note: textOf(row, 'public_note'),
  custom_css: textOf(row, 'custom_css'),
});

const infoOf = (answer: JsonObject): ServerInfo => ({
  project: projectOf(objectOf(answer, 'project') ?? {}),
  version: textOf(objectOf(answer, 'directus') ?? {}, 'version'),
});

const settingsOf = (row: Item): Settings => ({
  project_name: textOf(row, 'project_name'),
  project_url: textOf(row, 'project_url'),
});

export class MemoryServerGateway implements ServerGateway {
  constructor(private readonly client: MemoryClient) {}

  info(): Call<ServerInfo> {
    return this.client.read('GET /server/info', (platform, who) => platform.server(who).info()).pipe(mapCall(infoOf));
  }

  settings(): Call<Settings> {
    return this.client
      .read('GET /settings', (platform, who) => platform.items('directus_settings', who).readSingleton())
      .pipe(mapCall(settingsOf));
  }
}

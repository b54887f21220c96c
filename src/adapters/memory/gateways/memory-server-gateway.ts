import type { ExtensionKind } from '../../../domain/extensions';
import type { Item } from '../../../domain/items';
import {
  type Capabilities,
  DEFAULT_CAPABILITIES,
  type Machine,
  type Project,
  type ServerInfo,
  type Settings,
} from '../../../domain/settings';
import { type Call, type JsonObject, mapCall, succeed } from '../../../kernel';
import type { ExtensionsGateway } from '../../../ports/gateways/extensions-gateway';
import type { ServerGateway } from '../../../ports/gateways/server-gateway';
import type { MemoryClient } from '../client';
import { assertItem, deepCopy } from './gateway-results';
import { jsonOf, numberOf, objectOf, textOf } from '../world/row-values';

const projectOf = (row: Item): Project => ({
  project_name: textOf(row, 'project_name'),
  project_color: textOf(row, 'project_color'),
  project_logo: textOf(row, 'project_logo'),
  public_foreground: textOf(row, 'public_foreground'),
  public_background: textOf(row, 'public_background'),
  public_note: textOf(row, 'public_note'),
  custom_css: textOf(row, 'custom_css'),
});

/** Null in a browser, which has no `node` and `os`. */
const machineOf = (answer: JsonObject): Machine | null => {
  const [node, os] = [objectOf(answer, 'node'), objectOf(answer, 'os')];
  return (
    node &&
    os && {
      runtime: { version: textOf(node, 'version'), uptime: numberOf(node, 'uptime') },
      system: {
        type: textOf(os, 'type'),
        version: textOf(os, 'version'),
        uptime: numberOf(os, 'uptime'),
        memory: numberOf(os, 'totalmem'),
      },
    }
  );
};

const infoOf = (answer: JsonObject): ServerInfo => ({
  project: projectOf(objectOf(answer, 'project') ?? {}),
  version: textOf(objectOf(answer, 'directus') ?? answer, 'version'),
  machine: machineOf(answer),
});

const settingsOf = (row: Item): Settings => ({
  ...projectOf(row),
  project_url: textOf(row, 'project_url'),
  auth_password_policy: textOf(row, 'auth_password_policy'),
  auth_login_attempts: numberOf(row, 'auth_login_attempts'),
  storage_asset_transform: textOf(row, 'storage_asset_transform'),
  storage_asset_presets: deepCopy(jsonOf(row, 'storage_asset_presets')),
});

/** Those of a world of generation 11, which refuses no operators. */
const LATER_CAPABILITIES: Capabilities = {
  ...DEFAULT_CAPABILITIES,
  policies: true,
  webhooks: false,
  newestVerified: '11.3',
};

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

  capabilities(): Call<Capabilities> {
    return succeed(this.client.hasPolicies ? LATER_CAPABILITIES : DEFAULT_CAPABILITIES);
  }

  updateSettings(changes: Partial<Settings>): Call<Settings> {
    return this.client
      .write('PATCH /settings', (platform, who) => {
        const settings = platform.items('directus_settings', who);
        return settings.readWritten([settings.updateSingleton(deepCopy({ ...changes }))], [])?.[0] ?? null;
      })
      .pipe(assertItem, mapCall(settingsOf));
  }
}

export class MemoryExtensionsGateway implements ExtensionsGateway {
  constructor(private readonly client: MemoryClient) {}

  names(kind: ExtensionKind): Call<readonly string[]> {
    return this.client.read(`GET /extensions/${kind}`, (platform) => platform.extensions(kind)).pipe(mapCall(deepCopy));
  }
}

import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { ExtensionKind } from '../../../domain/extensions';
import type { Machine, ServerInfo, Settings } from '../../../domain/settings';
import type { Call } from '../../../kernel';
import type { ExtensionsGateway } from '../../../ports/extensions-gateway';
import type { ServerGateway } from '../../../ports/server-gateway';
import type { HttpClient } from '../client';
import type { Codec } from '../codecs/decode';
import { json, numberOrNull, orElse, orNull } from '../codecs/primitives';
import type { HttpRequest } from '../transport';

const branding = {
  project_name: orNull(t.string),
  project_color: orNull(t.string),
  project_logo: orNull(t.string),
  public_foreground: orNull(t.string),
  public_background: orNull(t.string),
  public_note: orNull(t.string),
  custom_css: orNull(t.string),
};

const node = t.strict({ version: orNull(t.string), uptime: numberOrNull }, 'node');

const os = t.strict(
  { type: orNull(t.string), version: orNull(t.string), uptime: numberOrNull, totalmem: numberOrNull },
  'operating system',
);

const platform = t.strict({ version: t.string }, 'platform');

/** The answer of `/server/info`; all but the project is there for administrators only. */
const info = t.intersection(
  [t.strict({ project: t.strict(branding, 'project') }), t.partial({ directus: platform, node, os })],
  'server info',
);

type Info = t.TypeOf<typeof info>;

const machineOf = ({ node: runtime, os: system }: Info): Machine | null =>
  runtime === undefined || system === undefined
    ? null
    : {
        runtime,
        system: { type: system.type, version: system.version, uptime: system.uptime, memory: system.totalmem },
      };

const toServerInfo = (value: Info): ServerInfo => ({
  project: value.project,
  version: value.directus?.version ?? null,
  machine: machineOf(value),
});

const serverInfo: Codec<ServerInfo> = {
  name: info.name,
  validate: (value, context) => either.map(toServerInfo)(info.validate(value, context)),
  decode: (value) => either.map(toServerInfo)(info.decode(value)),
};

const settings: Codec<Settings> = t.strict(
  {
    ...branding,
    project_url: orNull(t.string),
    auth_password_policy: orNull(t.string),
    auth_login_attempts: numberOrNull,
    storage_asset_transform: orNull(t.string),
    storage_asset_presets: orElse(json, null),
  },
  'settings',
);

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

const extensionNames: Codec<readonly string[]> = t.array(t.string, 'list of names');

/** method → request */
const extensionRequests = {
  names: (kind: ExtensionKind) => ({ method: 'GET', path: `/extensions/${kind}/` }),
} satisfies Record<keyof ExtensionsGateway, (...input: never[]) => HttpRequest>;

export class HttpExtensionsGateway implements ExtensionsGateway {
  constructor(private readonly client: HttpClient) {}

  names(kind: ExtensionKind): Call<readonly string[]> {
    return this.client.data(extensionRequests.names(kind), extensionNames);
  }
}

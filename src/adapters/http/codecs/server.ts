import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { Machine, ServerInfo, Settings } from '../../../domain/settings';
import { json, orElse } from '../../../kernel';
import type { Codec } from './decode';
import { numberOrNull, orNull } from './primitives';

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

/** Body of `/server/info`; only administrators get more than the project. */
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

export const serverInfo: Codec<ServerInfo> = {
  name: info.name,
  validate: (value, context) => either.map(toServerInfo)(info.validate(value, context)),
  decode: (value) => either.map(toServerInfo)(info.decode(value)),
};

export const settings: Codec<Settings> = t.strict(
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

export const extensionNames: Codec<readonly string[]> = t.array(t.string, 'list of names');

import * as t from 'io-ts';
import type { ServerInfo, Settings } from '../../../domain/settings';
import type { Codec } from './decode';
import { orNull } from './leaves';

const project = t.strict(
  {
    project_name: orNull(t.string),
    project_color: orNull(t.string),
    project_logo: orNull(t.string),
    public_foreground: orNull(t.string),
    public_background: orNull(t.string),
    public_note: orNull(t.string),
    custom_css: orNull(t.string),
  },
  'project',
);

const platform = t.strict({ version: t.string }, 'platform');

/** The answer of `/server/info`; the platform's own part is there for administrators only. */
const info = t.intersection([t.strict({ project }), t.partial({ directus: platform })], 'server info');

export const serverInfo: Codec<ServerInfo> = info.pipe(
  new t.Type<ServerInfo, t.TypeOf<typeof info>, t.TypeOf<typeof info>>(
    'server info',
    (value): value is ServerInfo => typeof value === 'object' && value !== null && 'version' in value,
    (value) => t.success({ project: value.project, version: value.directus?.version ?? null }),
    ({ project, version }) => (version === null ? { project } : { project, directus: { version } }),
  ),
);

export const settings: Codec<Settings> = t.strict({ project_name: orNull(t.string), project_url: orNull(t.string) }, 'settings');

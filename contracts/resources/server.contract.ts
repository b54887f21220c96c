import { MatchersV3 } from '@pact-foundation/pact';
import type { Machine, Project, ServerInfo, Settings } from '../../src/domain/settings';
import { contract, decoded, failed, refusal, type Contract, type Request } from '../contract';
import { state } from '../states';

const { eachLike, integer, string } = MatchersV3;

const info: Request = { method: 'GET', path: '/server/info' };
const settings: Request = { method: 'GET', path: '/settings' };

/** The other settings are null until an administrator sets them, and may be either. */
const project = { project_name: string('Directus'), project_color: string('#00C897') };

const decodedProject: Project = {
  project_name: 'Directus',
  project_color: '#00C897',
  project_logo: null,
  public_foreground: null,
  public_background: null,
  public_note: null,
  custom_css: null,
};

/** Machine data for administrators; it differs between servers. */
const machine = {
  node: { version: string('20.19.0'), uptime: integer(7) },
  os: { type: string('Linux'), version: string('6.1'), uptime: integer(70), totalmem: integer(8_000_000) },
};

const decodedMachine: Machine = {
  runtime: { version: '20.19.0', uptime: 7 },
  system: { type: 'Linux', version: '6.1', uptime: 70, memory: 8_000_000 },
};

/** Settings that are never null; the others may be either. */
const settingsBody = { ...project, auth_login_attempts: integer(25), storage_asset_transform: string('all') };

const decodedSettings: Settings = {
  ...decodedProject,
  project_url: null,
  auth_password_policy: null,
  auth_login_attempts: 25,
  storage_asset_transform: 'all',
  storage_asset_presets: null,
};

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

export const serverContracts: readonly Contract[] = [
  contract({
    name: 'the project as every caller may see it',
    given: [],
    as: 'anonymous',
    request: info,
    answer: { status: 200, body: { data: { project } } },
    call: ({ server }) => server.info(),
    gives: decoded<ServerInfo>({ project: decodedProject, version: null, machine: null }),
  }),
  contract({
    name: 'the project and the version, for an administrator',
    given: [],
    as: 'administrator',
    request: info,
    answer: { status: 200, body: { data: { project, directus: { version: string('9.0.0-rc.83') }, ...machine } } },
    call: ({ server }) => server.info(),
    gives: decoded<ServerInfo>({ project: decodedProject, version: '9.0.0-rc.83', machine: decodedMachine }),
  }),
  contract({
    name: 'the settings',
    given: [],
    as: 'editor',
    request: settings,
    answer: { status: 200, body: { data: settingsBody } },
    call: ({ server }) => server.settings(),
    gives: decoded<Settings>(decodedSettings),
  }),
  contract({
    name: 'the settings, asked for by an anonymous caller',
    given: [],
    as: 'anonymous',
    request: settings,
    answer: forbidden.answer,
    call: ({ server }) => server.settings(),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'a change of the settings',
    given: [state('settings that may be changed')],
    as: 'administrator',
    request: { method: 'PATCH', path: '/settings', body: { project_url: 'https://contract.example' } },
    answer: { status: 200, body: { data: { ...settingsBody, project_url: 'https://contract.example' } } },
    call: ({ server }) => server.updateSettings({ project_url: 'https://contract.example' }),
    gives: decoded<Settings>({ ...decodedSettings, project_url: 'https://contract.example' }),
  }),
  contract({
    name: 'a change of the settings, by a role that may not',
    given: [],
    as: 'editor',
    request: { method: 'PATCH', path: '/settings', body: { project_url: null } },
    answer: forbidden.answer,
    call: ({ server }) => server.updateSettings({ project_url: null }),
    gives: failed(forbidden.failure),
  }),
  contract({
    name: 'the names of extensions, asked for by an anonymous caller',
    given: [],
    as: 'anonymous',
    request: { method: 'GET', path: '/extensions/layouts/' },
    answer: { status: 200, body: { data: eachLike(string('index-cards')) } },
    call: ({ extensions }) => extensions.names('layouts'),
    gives: decoded<readonly string[]>(['index-cards']),
  }),
];

import { MatchersV3 } from '@pact-foundation/pact';
import type { Project } from '../src/domain/settings';
import { contract, decoded, failed, refusal, type Contract, type Request } from './contract';

const { string } = MatchersV3;

const info: Request = { method: 'GET', path: '/server/info' };
const settings: Request = { method: 'GET', path: '/settings' };

/** The rest of it is null until somebody sets it, and may be either. */
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

const forbidden = refusal(403, 'FORBIDDEN', string("You don't have permission to access this."));

export const serverContracts: readonly Contract[] = [
  contract({
    name: 'the project as everybody may see it',
    given: [],
    as: 'nobody',
    request: info,
    answer: { status: 200, body: { data: { project } } },
    call: ({ server }) => server.info(),
    gives: decoded({ project: decodedProject, version: null }),
  }),
  contract({
    name: 'the project and the version, for an administrator',
    given: [],
    as: 'administrator',
    request: info,
    answer: { status: 200, body: { data: { project, directus: { version: string('9.0.0-rc.83') } } } },
    call: ({ server }) => server.info(),
    gives: decoded({ project: decodedProject, version: '9.0.0-rc.83' }),
  }),
  contract({
    name: 'the settings',
    given: [],
    as: 'editor',
    request: settings,
    answer: { status: 200, body: { data: { project_name: string('Directus') } } },
    call: ({ server }) => server.settings(),
    gives: decoded({ project_name: 'Directus', project_url: null }),
  }),
  contract({
    name: 'the settings, asked for by nobody',
    given: [],
    as: 'nobody',
    request: settings,
    answer: forbidden.answer,
    call: ({ server }) => server.settings(),
    gives: failed(forbidden.failure),
  }),
];

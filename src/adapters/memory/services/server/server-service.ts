import type { Json, JsonObject } from '../../../../kernel';
import { type Accountability, SYSTEM } from '../../accountability';
import type { Database } from '../../world/database';
import { ItemsService } from '../items';

/** The server version that the twin imitates. */
const VERSION = '9.0.0-rc.83';

/** That of a world of generation 11. */
const LATER_VERSION = '11.3.5';

const PROJECT = [
  'project_name',
  'project_color',
  'project_logo',
  'public_foreground',
  'public_background',
  'public_note',
  'custom_css',
];

/** `/server/info`: the project for everyone, version and machine for administrators. */
export class ServerService {
  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    private readonly now: () => number,
    /** The parts `node` and `os`; empty in a browser. */
    private readonly machine: JsonObject,
  ) {}

  info(): JsonObject {
    const settings = new ItemsService(this.database, 'directus_settings', SYSTEM, this.now).readSingleton({
      fields: PROJECT,
    });
    const project = Object.fromEntries(PROJECT.map((name): [string, Json] => [name, settings[name] ?? null]));
    if (this.database.model.hasPolicies) {
      const shown = { project: { ...project, default_appearance: 'auto' } };
      return this.who.admin ? { ...shown, version: LATER_VERSION, ...this.machine } : shown;
    }
    return this.who.admin ? { project, directus: { version: VERSION }, ...this.machine } : { project };
  }
}

const SETTINGS = 'directus_settings';

/** A project setting; its column's default before the first save. */
export const settingOf = (database: Database, name: string): Json => {
  const row = database.rows(SETTINGS)[0];
  const value = row === undefined ? database.model.field(SETTINGS, name)?.schema?.default_value : row[name];
  return value ?? null;
};

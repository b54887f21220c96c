import { isJsonObject, type JsonObject } from '../../src/kernel';
import type { AdminApi } from './admin-api';
import { ARTICLES, AUTHORS, COLLECTION_NAMES, COLLECTIONS, LABELS, LANDING_PAGE, RELATIONS } from './content-model';
import { EDITOR_RULES, PEOPLE, ROLE_ROWS, ROLES, type PersonName } from './people';

const NAMES: readonly PersonName[] = ['administrator', 'editor', 'suspended', 'guarded'];

/** The platform dressed for the contracts: collections, roles and people of their own, and rows put there for a scene. */
export class Stage {
  private readonly tokens = new Map<PersonName, string>();

  constructor(readonly admin: AdminApi) {}

  /** Builds it, clearing away first what an interrupted run may have left. Leaves nothing behind when it fails. */
  async raise(): Promise<void> {
    await this.strike();
    try {
      await this.build();
    } catch (error) {
      await this.strike();
      throw error;
    }
  }

  /** Takes everything away again. */
  async strike(): Promise<void> {
    const roles = Object.values(ROLES);
    await this.admin.empty('/presets', { collection: { _in: COLLECTION_NAMES } });
    await this.admin.empty('/permissions', { role: { _in: roles } });
    await this.admin.empty('/users', { role: { _in: roles } });
    await this.admin.empty('/roles', { id: { _in: roles } });
    for (const collection of COLLECTION_NAMES) await this.admin.removeIfThere(`/collections/${collection}`);
    this.tokens.clear();
  }

  /** Exactly these articles, in a collection where nothing else is. */
  async articles(rows: readonly JsonObject[]): Promise<void> {
    await this.only(ARTICLES, rows);
  }

  async authors(rows: readonly JsonObject[]): Promise<void> {
    await this.only(AUTHORS, rows);
  }

  async labels(rows: readonly JsonObject[]): Promise<void> {
    await this.only(LABELS, rows);
  }

  async landingPage(values: JsonObject): Promise<void> {
    await this.admin.patch(`/items/${LANDING_PAGE}`, values);
  }

  /** Exactly these presets about the contracts' collections. */
  async onlyPresets(rows: readonly JsonObject[]): Promise<void> {
    await this.admin.empty('/presets', { collection: { _in: COLLECTION_NAMES } });
    if (rows.length > 0) await this.admin.post('/presets', rows);
  }

  /** Puts somebody back as they are defined, whatever happened to them; their sessions end. */
  async admit(name: PersonName): Promise<void> {
    const { more, ...person } = PEOPLE[name];
    await this.admin.empty('/users', { id: { _eq: person.id } });
    await this.admin.post('/users', { ...person, ...more });
    this.tokens.delete(name);
  }

  /** An access token of that person, valid for some minutes and given out again while it is. */
  async tokenOf(name: PersonName): Promise<string> {
    const known = this.tokens.get(name);
    if (known !== undefined) return known;
    const token = await this.admin.tokenOf(PEOPLE[name].email, PEOPLE[name].password);
    this.tokens.set(name, token);
    return token;
  }

  refreshTokenOf(name: PersonName): Promise<string> {
    return this.admin.refreshTokenOf(PEOPLE[name].email, PEOPLE[name].password);
  }

  /** A row as the administrator sees it; null when it is not there. */
  async row(collection: string, id: string | number): Promise<JsonObject | null> {
    const query = new URLSearchParams({ limit: '1', filter: JSON.stringify({ id: { _eq: id } }) });
    const found = await this.admin.get(`/items/${collection}?${query.toString()}`);
    const row = Array.isArray(found) ? found[0] : null;
    return isJsonObject(row) ? row : null;
  }

  private async build(): Promise<void> {
    for (const collection of COLLECTIONS) await this.admin.post('/collections', collection);
    for (const relation of RELATIONS) await this.admin.post('/relations', relation);
    for (const role of ROLE_ROWS) await this.admin.post('/roles', role);
    for (const name of NAMES) await this.admit(name);
    await this.admin.post('/permissions', EDITOR_RULES);
  }

  private async only(collection: string, rows: readonly JsonObject[]): Promise<void> {
    await this.admin.empty(`/items/${collection}`);
    if (rows.length > 0) await this.admin.post(`/items/${collection}`, rows);
  }
}

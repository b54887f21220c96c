import { isJsonObject, type JsonObject } from '../../src/kernel';
import type { AdminApi } from './admin-api';
import {
  ARTICLES,
  AUTHORS,
  COLLECTION_NAMES,
  COLLECTIONS,
  LABELS,
  LANDING_PAGE,
  PREFIX,
  RELATIONS,
  WORKSHOP,
} from './content-model';
import { Library } from './library';
import {
  EDITOR_RULES,
  editorRule,
  GUESTS,
  NEW_ROLE,
  PEOPLE,
  ROLE_ROWS,
  ROLES,
  SIGN_ON_PROVIDER,
  type EditorRight,
  type PersonName,
} from './people';
import { SHOP_COLLECTIONS, SHOP_NAMES, SHOP_RELATIONS, SHOP_ROWS } from './shop-model';

/** In the order in which they can be deleted. */
const ALL_COLLECTIONS: readonly string[] = [...SHOP_NAMES, ...COLLECTION_NAMES];

const NAMES: readonly PersonName[] = ['administrator', 'editor', 'suspended', 'guarded', 'invited'];

/** The contracts' own collections, roles and users on a server, and the rows that states and cases need. */
export class Stage {
  private readonly tokens = new Map<PersonName, string>();
  private settings: JsonObject | null = null;

  /** Files and folders of the contracts. */
  readonly library: Library;

  constructor(readonly admin: AdminApi) {
    this.library = new Library(admin);
  }

  /** Sets everything up, after deleting the remains of an interrupted run. Leaves nothing behind when it fails. */
  async setUp(): Promise<void> {
    await this.tearDown();
    try {
      await this.build();
    } catch (error) {
      await this.tearDown();
      throw error;
    }
  }

  /** Deletes everything that the contracts have created. */
  async tearDown(): Promise<void> {
    const roles = Object.values(ROLES);
    await this.admin.empty('/presets', { collection: { _in: ALL_COLLECTIONS } });
    await this.admin.empty('/permissions', {
      _or: [{ role: { _in: roles } }, { collection: { _in: ALL_COLLECTIONS } }],
    });
    await this.admin.empty('/webhooks', { name: { _starts_with: PREFIX } });
    await this.restoreSettings();
    await this.library.clear();
    await this.noGuests();
    await this.admin.empty('/users', { role: { _in: roles } });
    await this.admin.empty('/roles', { _or: [{ id: { _in: roles } }, { name: { _eq: NEW_ROLE } }] });
    await this.noCollections(ALL_COLLECTIONS);
    this.tokens.clear();
  }

  /**
   * Deletes the fields that refer to them first: on PostgreSQL, a collection that a foreign key refers to cannot be
   * deleted, and deleting a relation without its field does not end on 9.26.
   */
  private async noCollections(names: readonly string[]): Promise<void> {
    const relations = await this.admin.get('/relations');
    for (const { collection, field, related_collection: related } of Array.isArray(relations)
      ? relations.filter(isJsonObject)
      : [])
      if (names.includes(String(related)))
        await this.admin.removeIfThere(`/fields/${String(collection)}/${String(field)}`);
    for (const name of names) await this.admin.removeIfThere(`/collections/${name}`);
  }

  /** Makes these the only articles. */
  async articles(rows: readonly JsonObject[]): Promise<void> {
    await this.only(ARTICLES, rows);
  }

  async authors(rows: readonly JsonObject[]): Promise<void> {
    await this.only(AUTHORS, rows);
  }

  async labels(rows: readonly JsonObject[]): Promise<void> {
    await this.only(LABELS, rows);
  }

  /** Makes the rows of the shop model, labels included, the only ones of their collections. */
  async shops(): Promise<void> {
    for (const { collection, key } of [...SHOP_ROWS].toReversed())
      await this.admin.empty(`/items/${collection}`, {}, key);
    for (const { collection, rows } of SHOP_ROWS) await this.admin.post(`/items/${collection}`, rows);
  }

  async landingPage(values: JsonObject): Promise<void> {
    await this.admin.patch(`/items/${LANDING_PAGE}`, values);
  }

  /** Makes these the only collections of the workshop, with rows in the first. */
  async workshop(
    collections: readonly JsonObject[],
    relations: readonly JsonObject[] = [],
    rows: readonly JsonObject[] = [],
  ): Promise<void> {
    await this.noCollections(WORKSHOP);
    for (const collection of collections) await this.admin.post('/collections', collection);
    for (const relation of relations) await this.admin.post('/relations', relation);
    const [first] = collections;
    if (first !== undefined && rows.length > 0) await this.admin.post(`/items/${String(first['collection'])}`, rows);
  }

  /** Makes these the only presets of the contracts' collections. */
  async onlyPresets(rows: readonly JsonObject[]): Promise<void> {
    await this.admin.empty('/presets', { collection: { _in: ALL_COLLECTIONS } });
    if (rows.length > 0) await this.admin.post('/presets', rows);
  }

  /** Creates the label, renames it twice and returns the id of its newest revision. */
  async labelWithHistory(label: JsonObject): Promise<number> {
    await this.labels([label]);
    for (const name of ['Second', 'Third']) await this.admin.patch(`/items/${LABELS}/${String(label['id'])}`, { name });
    const filter = JSON.stringify({ collection: { _eq: LABELS }, item: { _eq: label['id'] } });
    const query = new URLSearchParams({ fields: 'id', sort: '-id', limit: '1', filter });
    const found = await this.admin.get(`/revisions?${query.toString()}`);
    const [newest] = Array.isArray(found) ? found.filter(isJsonObject) : [];
    return Number(newest?.['id']);
  }

  /** Creates a comment and returns its id: a number, in 11 a text. */
  async comment(payload: JsonObject): Promise<number | string> {
    const made = await this.admin.post('/activity/comment', payload);
    const id = isJsonObject(made) ? made['id'] : null;
    return typeof id === 'string' ? id : Number(id);
  }

  /** Makes these the only permissions of the contracts' collections besides the editors' own. */
  async onlyPermissions(rows: readonly JsonObject[]): Promise<void> {
    const others = { _or: [{ role: { _null: true } }, { role: { _neq: ROLES.editors } }] };
    await this.admin.empty('/permissions', { _and: [{ collection: { _in: ALL_COLLECTIONS } }, others] });
    if (rows.length > 0) await this.admin.post('/permissions', rows);
  }

  /** Makes these the only rights of editors besides their own. */
  async editorRights(rights: readonly EditorRight[]): Promise<void> {
    const others = { _or: [{ collection: { _neq: ARTICLES } }, { action: { _eq: 'delete' } }] };
    await this.admin.empty('/permissions', { _and: [{ role: { _eq: ROLES.editors } }, others] });
    if (rights.length > 0) await this.admin.post('/permissions', rights.map(editorRule));
  }

  /** Makes these the only webhooks whose name has the contracts' prefix. */
  async onlyWebhooks(rows: readonly JsonObject[]): Promise<void> {
    await this.admin.empty('/webhooks', { name: { _starts_with: PREFIX } });
    if (rows.length > 0) await this.admin.post('/webhooks', rows);
  }

  /** Remembers the current settings; `tearDown` restores them. */
  async restoreSettingsLater(): Promise<void> {
    const settings = this.settings ?? (await this.admin.get('/settings'));
    this.settings = isJsonObject(settings) ? settings : null;
  }

  /** Deletes the users with a guest's email address, also in capitals, which PostgreSQL distinguishes. */
  async noGuests(): Promise<void> {
    await this.admin.empty('/users', { email: { _in: GUESTS.flatMap((email) => [email, email.toUpperCase()]) } });
  }

  /** Creates a user with the first guest's email address and this key. */
  async guest(id: string): Promise<void> {
    await this.noGuests();
    await this.admin.post('/users', { id, email: GUESTS[0], role: ROLES.editors });
  }

  /** Recreates a user as defined, whatever happened to the account; ends its sessions. */
  async resetPerson(name: PersonName): Promise<void> {
    const { more, ...person } = PEOPLE[name];
    await this.library.noFilesOf([person.id]);
    await this.admin.empty('/users', { id: { _eq: person.id } });
    await this.admin.post('/users', { ...person, ...more });
    this.tokens.delete(name);
  }

  /** An access token of this user, cached until `resetPerson`. */
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

  /** The refresh token of a sign-on through the provider of the twin; a server without it signs in by password. */
  async signOn(): Promise<string> {
    await this.resetPerson('administrator');
    return (await this.admin.signOn(SIGN_ON_PROVIDER)) ?? this.refreshTokenOf('administrator');
  }

  /** A row as the administrator reads it; null when it is missing. */
  async row(collection: string, id: string | number): Promise<JsonObject | null> {
    const query = new URLSearchParams({ limit: '1', filter: JSON.stringify({ id: { _eq: id } }) });
    const found = await this.admin.get(`/items/${collection}?${query.toString()}`);
    const row = Array.isArray(found) ? found[0] : null;
    return isJsonObject(row) ? row : null;
  }

  private async restoreSettings(): Promise<void> {
    if (this.settings === null) return;
    const { id: _id, ...settings } = this.settings;
    await this.admin.patch('/settings', settings);
    this.settings = null;
  }

  private async build(): Promise<void> {
    for (const collection of [...COLLECTIONS, ...SHOP_COLLECTIONS]) await this.admin.post('/collections', collection);
    for (const relation of [...RELATIONS, ...SHOP_RELATIONS]) await this.admin.post('/relations', relation);
    for (const role of ROLE_ROWS) await this.admin.post('/roles', role);
    for (const name of NAMES) await this.resetPerson(name);
    await this.admin.post('/permissions', EDITOR_RULES);
  }

  private async only(collection: string, rows: readonly JsonObject[]): Promise<void> {
    await this.admin.empty(`/items/${collection}`);
    if (rows.length > 0) await this.admin.post(`/items/${collection}`, rows);
  }
}

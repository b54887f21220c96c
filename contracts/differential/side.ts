import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import { AdminApi } from '../platform/admin-api';
import { FORGED, PERSONS, ROLE_IDS, ROLE_PAYLOADS, RULE_PAYLOADS } from './access';
import { COLLECTION_PAYLOADS, RELATION_PAYLOADS } from './platform-shape';
import { contentOf, urlOf, type Answer, type Asker, type Request } from './request';
import { ROWS } from './rows';
import { COLLECTIONS, PAGE, shapeOf } from './shape';

/** Placeholders of a path for the id of the latest record. */
const LATEST = ['comment', 'activity', 'revision'] as const;

const parsed = (text: string): Json => {
  if (text === '') return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
};

/** One of the two servers: sets up the data, sends requests and resets the rows. */
export class Side {
  private readonly tokens = new Map<Asker, string>();
  /** Ids of the last activity and revision before a round. */
  private readonly marks = new Map<string, number>();
  /** The test's own administrator, who writes the rows. */
  private readonly writer: AdminApi;

  /** `latecomer` is an expired token; without it no request uses one. */
  constructor(
    private readonly admin: AdminApi,
    private readonly latecomer: string | null = null,
  ) {
    const { email, password } = PERSONS.administrator;
    this.writer = new AdminApi(admin.url, email, password);
  }

  /** Creates collections, relations, users and permissions, after deleting the remains of an earlier run. */
  async setUp(): Promise<void> {
    await this.tearDown();
    for (const collection of COLLECTION_PAYLOADS) await this.admin.post('/collections', collection);
    for (const relation of RELATION_PAYLOADS) await this.admin.post('/relations', relation);
    for (const role of ROLE_PAYLOADS) await this.admin.post('/roles', role);
    for (const person of Object.values(PERSONS)) await this.admin.post('/users', { ...person });
    await this.admin.post('/permissions', RULE_PAYLOADS);
    this.tokens.set('forger', FORGED);
    if (this.latecomer !== null) this.tokens.set('latecomer', this.latecomer);
    for (const who of ['administrator', 'editor'] as const) {
      this.tokens.set(who, await this.admin.tokenOf(PERSONS[who].email, PERSONS[who].password));
    }
  }

  /** Deletes everything that `setUp` has created. */
  async tearDown(): Promise<void> {
    await this.admin.empty('/permissions', {
      _or: [{ role: { _in: ROLE_IDS } }, { collection: { _in: COLLECTIONS.map(({ name }) => name) } }],
    });
    await this.admin.empty('/users', { role: { _in: ROLE_IDS } });
    await this.admin.empty('/roles', { id: { _in: ROLE_IDS } });
    for (const { name } of [...COLLECTIONS].toReversed()) await this.admin.removeIfThere(`/collections/${name}`);
  }

  /** Restores the initial rows; auto-increment keys continue from `base`. */
  async reset(base: number): Promise<void> {
    for (const { name } of [...COLLECTIONS].toReversed()) await this.clear(name);
    for (const [name, rows] of ROWS) {
      await this.writer.post(`/items/${name}`, rows);
      if (shapeOf(name).keyType === 'integer') await this.countFrom(name, rows[0] ?? {}, base);
    }
    await this.writer.patch(`/items/${PAGE}`, { headline: 'Welcome', note: 'Here', shown: null, star: null });
    for (const kind of ['activity', 'revisions']) this.marks.set(kind, await this.latest(kind));
  }

  async ask(request: Request): Promise<Answer> {
    const token = this.tokens.get(request.who);
    const content = contentOf(request);
    const response = await fetch(`${this.admin.url}${urlOf(await this.counted(request))}`, {
      method: request.method,
      headers: {
        'Content-Type': content?.type ?? 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(content === undefined ? {} : { body: content.body }),
    });
    return { status: response.status, body: parsed(await response.text()) };
  }

  /** Replaces the placeholders of a request by this server's ids. */
  private async counted(request: Request): Promise<Request> {
    const query = JSON.parse(
      JSON.stringify(request.query).replace(/"\{(\w+)\}"/g, (_, name: string) => String(this.marks.get(name) ?? 0)),
    ) as JsonObject;
    const latest = LATEST.find((candidate) => request.path.includes(`{${candidate}}`));
    if (latest === undefined) return { ...request, query };
    const number = await this.latest(
      latest === 'revision' ? 'revisions' : 'activity',
      latest === 'comment' ? { action: { _eq: 'comment' } } : {},
    );
    return { ...request, query, path: request.path.replace(`{${latest}}`, String(number)) };
  }

  /** The highest id of activities or revisions; 0 when there is none. */
  private async latest(kind: string, filter: JsonObject = {}): Promise<number> {
    const query = new URLSearchParams({ fields: 'id', limit: '1', sort: '-id', filter: JSON.stringify(filter) });
    const found = await this.writer.get(`/${kind}?${query.toString()}`);
    const [row] = Array.isArray(found) ? found.filter(isJsonObject) : [];
    return Number(row?.['id'] ?? 0);
  }

  private async clear(name: string): Promise<void> {
    const { key, singleton } = shapeOf(name);
    if (singleton) return;
    const found = await this.writer.get(`/items/${name}?fields=${key}&sort=${key}&limit=-1`);
    const keys = (Array.isArray(found) ? found : []).map((row: Json) => (row as Record<string, Json>)[key] ?? null);
    if (keys.length > 0) await this.writer.remove(`/items/${name}`, keys);
  }

  private async countFrom(name: string, row: Readonly<Record<string, Json>>, base: number): Promise<void> {
    const { slug: _, ...rest } = row;
    await this.writer.post(`/items/${name}`, { ...rest, id: base });
    await this.writer.remove(`/items/${name}/${base}`);
  }
}

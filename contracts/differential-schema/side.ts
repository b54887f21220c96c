import type { Json } from '../../src/kernel';
import { AdminApi } from '../platform/admin-api';
import { isOurs, namesOf, objectsOf, PREFIX, rowsQuery, type ModelSnapshot } from './model';
import type { Answer, Request } from './request';

/** One of the two servers: sends requests, reads its state and resets it. */
export class Side {
  private readonly admin: AdminApi;
  private token: string | null = null;
  /** Id of the last activity before the round. */
  private lastActivity = 0;

  constructor(
    private readonly url: string,
    private readonly email: string,
    private readonly password: string,
  ) {
    this.admin = new AdminApi(url, email, password);
  }

  /** Deletes every collection of this test, with its permissions and presets. */
  async clear(): Promise<void> {
    for (const name of namesOf(await this.model()))
      await this.admin.removeIfThere(`/collections/${encodeURIComponent(name)}`);
    const ours = { collection: { _starts_with: PREFIX } };
    await this.admin.empty('/presets', ours);
    await this.admin.empty('/permissions', ours);
    const [last] = objectsOf(await this.admin.get('/activity?fields=id&sort=-id&limit=1'));
    this.lastActivity = Number(last?.['id'] ?? 0);
  }

  async model(): Promise<ModelSnapshot> {
    const read = async (path: string): Promise<ModelSnapshot['fields']> =>
      objectsOf(await this.admin.get(path)).filter(isOurs);
    return {
      collections: await read('/collections'),
      fields: await read('/fields'),
      relations: await read('/relations'),
    };
  }

  /** Everything that a write may change: model, rows, presets, permissions and recent activity. */
  async state(): Promise<Json> {
    const model = await this.model();
    const rows: Record<string, Json> = {};
    for (const name of namesOf(model)) rows[name] = await this.admin.get(`/items/${name}?${rowsQuery(model, name)}`);
    const ours = JSON.stringify({ collection: { _starts_with: PREFIX } });
    const presets = await this.admin.get(`/presets?fields=collection,layout_query&filter=${ours}`);
    const permissions = await this.admin.get(`/permissions?fields=collection,action,fields&filter=${ours}`);
    const since = JSON.stringify({ id: { _gt: this.lastActivity } });
    const deeds = await this.admin.get(
      `/activity?fields=action,collection,revisions.collection&sort=id&limit=-1&filter=${since}`,
    );
    return { ...model, rows, presets, permissions: objectsOf(permissions).filter(isOurs), deeds };
  }

  async ask({ who, method, path, body }: Request): Promise<Answer> {
    this.token ??= await this.admin.tokenOf(this.email, this.password);
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(who === 'anonymous' ? {} : { Authorization: `Bearer ${this.token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as Json) };
  }
}

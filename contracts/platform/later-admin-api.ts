import { isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import type { LaterServer } from '../provider/install';
import { AdminApi, type Method } from './admin-api';

type Change = (item: JsonObject) => JsonObject;

/** Markers that begin with `cast-` on later servers. */
const CAST = ['json', 'boolean', 'csv', 'timestamp', 'datetime'];

/** Flags of a role that are flags of policies in 11. */
const FLAGS = ['admin_access', 'app_access'];

const renamed =
  (from: string, to: string): Change =>
  (item) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name === from ? to : name, value]));

/** Changes each object of a body: the body itself, or each item of the list. */
const eachItem = (body: unknown, change: Change): Json | undefined =>
  Array.isArray(body)
    ? body.map((item: Json) => (isJsonObject(item) ? change(item) : item))
    : isJsonObject(body)
      ? change(body)
      : (body as Json | undefined);

/** Changes objects at every depth. */
const everywhere = (value: Json, change: Change): Json => {
  if (Array.isArray(value)) return value.map((each: Json) => everywhere(each, change));
  if (!isJsonObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, everywhere(inner, change)])));
};

const withMarkers: Change = (field) => {
  const { meta } = field;
  if (!isJsonObject(meta) || !Array.isArray(meta['special'])) return field;
  const special = meta['special'].map((marker) => (CAST.includes(String(marker)) ? `cast-${String(marker)}` : marker));
  return { ...field, meta: { ...meta, special } };
};

const withoutFlags: Change = (role) =>
  Object.fromEntries(Object.entries(role).filter(([name]) => !FLAGS.includes(name)));

const withFilter = (path: string, change: (filter: Json) => Json): string => {
  const [name = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  const filter = query.get('filter');
  if (filter === null) return path;
  query.set('filter', JSON.stringify(change(JSON.parse(filter) as Json)));
  return `${name}?${query.toString()}`;
};

/**
 * Sets up servers of later generations by requests of 9.0. In 11, a role gets a policy with the same key, which has its
 * flags and permissions; permissions without a role are those of the public policy.
 */
export class LaterAdminApi extends AdminApi {
  private publicPolicy: Promise<Json> | null = null;

  constructor(
    private readonly server: LaterServer,
    ...connection: ConstructorParameters<typeof AdminApi>
  ) {
    super(...connection);
  }

  /**
   * Servers of 10 answer the permissions of a role for the same action on a collection as one without a key; an alias
   * tells the key of the first. What app access implies is answered for every filter, without any key.
   */
  override async empty(path: string, filter: JsonObject = {}, key = 'id'): Promise<void> {
    if (this.server !== '10.13' || path !== '/permissions') return super.empty(path, filter, key);
    const query = new URLSearchParams({
      fields: 'id,role,collection,action,key',
      'alias[key]': key,
      limit: '-1',
      filter: JSON.stringify(filter),
    });
    for (;;) {
      const keys = (await this.rowsOf(`${path}?${query.toString()}`)).flatMap((row) => row['key'] ?? []);
      if (keys.length === 0) return;
      await this.remove(path, keys);
    }
  }

  protected override async send(method: Method, path: string, body?: Json | FormData): Promise<Json> {
    if (body instanceof FormData) return super.send(method, path, body);
    const [, resource = ''] = path.split(/[/?]/);
    switch (resource) {
      case 'collections':
      case 'fields':
        return super.send(method, path, body === undefined ? undefined : everywhere(body, withMarkers));
      case 'activity':
        return super.send(
          method,
          this.server === '11.3' ? path.replace(/^\/activity\/comment/, '/comments') : path,
          body,
        );
      case 'presets':
        return super.send(method, path, eachItem(body, renamed('filters', 'filter')));
      case 'users':
        return super.send(method, path, this.server === '9.26' ? body : eachItem(body, renamed('theme', 'appearance')));
      case 'roles':
        return this.server === '11.3' ? this.sendRole(method, path, body) : super.send(method, path, body);
      case 'permissions':
        return this.server === '11.3' ? this.sendPermission(method, path, body) : super.send(method, path, body);
      default:
        return super.send(method, path, body);
    }
  }

  private async sendRole(method: Method, path: string, body?: Json): Promise<Json> {
    if (method === 'DELETE') await this.empty('/policies', { id: { _in: body ?? [path.split('/')[2] ?? ''] } });
    const answer = await super.send(method, path, eachItem(body, withoutFlags));
    if (method === 'POST' && isJsonObject(body)) {
      const { id = null, name = null, admin_access = false, app_access = false } = body;
      await super.send('POST', '/policies', { id, name, admin_access, app_access, roles: [{ role: id }] });
    }
    return answer;
  }

  private async sendPermission(method: Method, path: string, body?: Json): Promise<Json> {
    const everyone = await (this.publicPolicy ??= this.findPublicPolicy());
    const ofPolicy: Change = ({ role = null, ...permission }) => ({ ...permission, policy: role ?? everyone });
    const byPolicy: Change = (filter) => {
      const { role, ...rest } = filter;
      if (role === undefined) return filter;
      return { ...rest, policy: isJsonObject(role) && role['_null'] === true ? { _eq: everyone } : role };
    };
    return super.send(
      method,
      withFilter(path, (filter) => everywhere(filter, byPolicy)),
      method === 'POST' ? eachItem(body, ofPolicy) : body,
    );
  }

  /** The policy that is attached to no role and no user. */
  private async findPublicPolicy(): Promise<Json> {
    const filter = JSON.stringify({ role: { _null: true }, user: { _null: true } });
    const [first] = await this.rowsOf(`/access?${new URLSearchParams({ filter }).toString()}`);
    return first?.['policy'] ?? null;
  }
}

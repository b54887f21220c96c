import { SchemaStore } from '../../src/application/data-model';
import { equals, isJsonObject, type Json, type JsonObject } from '../../src/kernel';
import { fixedTokens, gatewaysOverHttp } from '../http-gateways';
import { AdminApi } from '../platform/admin-api';
import { reason, type Tally } from '../report';
import { type Application, saveOf, valueOf } from './saves';
import { storeItems, type StoredItem } from './stored-items';
import type { TableServer } from './stored-model';

/** Members that the server writes by itself. */
const AUDIT = ['modified_on', 'modified_by', 'last_access'];

/** The members of `meta` and of `schema` by path. */
const NESTED = ['meta', 'schema'];

/** Names of the members in which two stored items differ. */
const differences = (before: Json, after: Json, prefix = ''): readonly string[] => {
  const [a, b] = [before, after].map((each) => (isJsonObject(each) ? each : {})) as [JsonObject, JsonObject];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((name) => {
    const [old, now] = [a[name] ?? null, b[name] ?? null];
    if (AUDIT.includes(name) || equals(old, now)) return [];
    return NESTED.includes(name) && isJsonObject(old) && isJsonObject(now)
      ? differences(old, now, `${name}.`)
      : [`${prefix}${name}`];
  });
};

/** What a save has changed besides what was asked for; '' for nothing. */
const lossOf = async (application: Application, admin: AdminApi, item: StoredItem): Promise<string> => {
  const save = saveOf(item.collection);
  const before = await admin.get(item.path);
  try {
    await save(application, item, null);
    const unchanged = await admin.get(item.path);
    const losses = differences(before, unchanged);
    if (losses.length > 0) return `unchanged: ${losses.join(', ')}`;
    await save(application, item, item.change);
    const changed = differences(before, await admin.get(item.path));
    const expected = Object.keys(item.change);
    const missing = expected.filter((name) => !changed.some((path) => path.endsWith(name)));
    const lost = changed.filter((path) => !expected.some((name) => path.endsWith(name)));
    return [...missing.map((name) => `${name} not written`), ...lost].join(', ');
  } catch (error) {
    return reason(error);
  }
};

/**
 * Reads an item of each system collection by the gateways, and saves it unchanged and with one member changed; what the
 * server has stored must be equal in every other member. A line a collection.
 */
export const verifyUnchanged = async (
  server: TableServer,
  { url, email, password }: { readonly url: string; readonly email: string; readonly password: string },
): Promise<Tally> => {
  const admin = new AdminApi(url, email, password);
  const items = await storeItems(admin, server);
  const gateways = gatewaysOverHttp(url, fixedTokens(await admin.tokenOf(email, password)), fetch);
  const { schema: reading, schemaEditing: editing } = gateways;
  const schema = new SchemaStore(reading);
  await valueOf(schema.load());
  const application = { gateways, model: { editing, reading, items: gateways.items, schema } };
  const failures: string[] = [];
  for (const item of items) {
    const loss = await lossOf(application, admin, item);
    console.log(`${server} ${item.collection}: ${loss === '' ? 'equal' : loss}`);
    if (loss !== '') failures.push(`[${server}] ${item.collection} is saved with a loss: ${loss}`);
  }
  return { passed: items.length - failures.length, failures };
};

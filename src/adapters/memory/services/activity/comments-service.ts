import type { Item, PrimaryKey } from '../../../../domain/items';
import { isJsonObject, type Json, type JsonObject } from '../../../../kernel';
import { originOf, type Accountability } from '../../accountability';
import { forbidden, invalidPayload } from '../../api-error';
import type { Database } from '../../world/database';
import { ItemsService, type KeyedQuery } from '../items';
import { ACTIVITY } from './activity-log';

const MEMBERS = ['comment', 'collection', 'item'];

const assertObject = (payload: unknown): JsonObject => {
  if (Array.isArray(payload)) throw invalidPayload('"value" must be of type object');
  return isJsonObject(payload) ? payload : {};
};

const assertText = (payload: JsonObject, name: string): string => {
  const text = payload[name];
  if (text === undefined) throw invalidPayload(`"${name}" is required`);
  if (typeof text !== 'string') throw invalidPayload(`"${name}" must be a string`);
  if (text === '') throw invalidPayload(`"${name}" is not allowed to be empty`);
  return text;
};

const assertOnly = (payload: JsonObject, members: readonly string[]): void => {
  const unknownName = Object.keys(payload).find((name) => !members.includes(name));
  if (unknownName !== undefined) throw invalidPayload(`"${unknownName}" is not allowed`);
};

const isItem = (item: Json | undefined): boolean =>
  item === undefined || typeof item === 'string' || typeof item === 'number';

/** Comments on items. They are rows of `directus_activity`, whose permissions apply. */
export class CommentsService {
  private readonly activities: ItemsService;

  constructor(
    private readonly database: Database,
    private readonly who: Accountability,
    now: () => number,
  ) {
    this.activities = new ItemsService(database, ACTIVITY, who, now);
  }

  /** Returns the new activity; null when the role may write but not read it. */
  create(sent: unknown, query: KeyedQuery = {}): Item | null {
    const payload = assertObject(sent);
    const [comment, collection] = [assertText(payload, 'comment'), assertText(payload, 'collection')];
    const { item } = payload;
    if (!isItem(item)) throw invalidPayload('"item" must be one of [number, string]');
    assertOnly(payload, MEMBERS);
    const { ip, userAgent } = originOf(this.who);
    const target = { collection, ...(item === undefined ? {} : { item }) };
    const keys = this.activities.create([
      { ...target, comment, action: 'comment', user: this.who.user, ip, user_agent: userAgent },
    ]);
    return this.activities.readWritten(keys, query.fields ?? [])?.[0] ?? null;
  }

  /** Null when the comment does not exist or may not be read. */
  update(key: PrimaryKey, sent: unknown, query: KeyedQuery = {}): Item | null {
    const payload = assertObject(sent);
    const comment = assertText(payload, 'comment');
    assertOnly(payload, ['comment']);
    const keys = this.activities.update([key], { comment });
    return this.activities.readWritten(keys, query.fields ?? [])?.[0] ?? null;
  }

  /** Rejected for activities that are no comments. */
  remove(key: PrimaryKey): void {
    if (this.database.row(ACTIVITY, key)?.['action'] !== 'comment') throw forbidden();
    this.activities.remove([key]);
  }
}

import * as t from 'io-ts';
import type { Observable } from 'rxjs';
import { droppedEntries, keptAnswer, type KeptEntry } from '../../../domain/session';
import type { PageAnswer, PageAnswerStore } from '../../../ports/environment/page-answer-store';
import { keysBelow, PAGE_ANSWERS, sessionDatabase } from './session-database';

/**
 * Project, user, page, request, time of the answer and its size: what is kept is decided from the keys, without reading
 * the bodies.
 */
const storedKey = t.tuple([t.string, t.string, t.string, t.string, t.tuple([t.number, t.number])]);

type StoredKey = t.TypeOf<typeof storedKey>;

/** The body, and the user once more: an entry that was moved to the key of another user is not given out. */
const storedBody = t.type({ user: t.string, json: t.string });

interface Entry extends KeptEntry {
  readonly key: StoredKey;
}

const entryOf = (key: StoredKey): Entry => {
  const [, , page, request, [at, bytes]] = key;
  return { key, page, request, at, bytes };
};

const isSame = (one: KeptEntry, other: KeptEntry): boolean => one.page === other.page && one.request === other.request;

/** The keys of this shape. */
const entriesOf = (keys: readonly IDBValidKey[]): readonly Entry[] =>
  keys.filter((key) => storedKey.is(key)).map(entryOf);

/** Answers of pages in IndexedDB. Each change is one transaction, so that pages that store at the same time keep the limits. */
export class IndexedDbPageAnswerStore implements PageAnswerStore {
  private readonly database = sessionDatabase();

  constructor(private readonly project: string) {}

  claim(user: string): Observable<void> {
    return this.database.run(undefined, async (database) => {
      const { store, done } = database.transaction(PAGE_ANSWERS, 'readwrite');
      const keys = await store.getAllKeys(keysBelow(this.project));
      const others = keys.filter((key) => !storedKey.is(key) || key[1] !== user);
      await Promise.all([...others.map((key) => store.delete(key)), done]);
    });
  }

  write(user: string, answers: readonly PageAnswer[]): Observable<void> {
    return this.database.run(undefined, async (database) => {
      const { store, done } = database.transaction(PAGE_ANSWERS, 'readwrite');
      const added = new Map(
        answers.map(({ page, request, at, json }) => {
          const key: StoredKey = [this.project, user, page, request, [at, new Blob([json]).size]];
          return [entryOf(key), { user, json }] as const;
        }),
      );
      const stored = entriesOf(await store.getAllKeys(keysBelow(this.project, user)));
      const replaced = stored.filter((entry) => [...added.keys()].some((other) => isSame(entry, other)));
      const dropped = new Set(
        droppedEntries([...stored.filter((entry) => !replaced.includes(entry)), ...added.keys()]),
      );
      await Promise.all([
        ...[...replaced, ...stored.filter((entry) => dropped.has(entry))].map(({ key }) => store.delete(key)),
        ...[...added].flatMap(([entry, body]) => (dropped.has(entry) ? [] : [store.put(body, entry.key)])),
        done,
      ]);
    });
  }

  read(user: string, page: string, request: string): Observable<PageAnswer | null> {
    return this.database.run<PageAnswer | null>(null, async (database) => {
      const { store, done } = database.transaction(PAGE_ANSWERS, 'readonly');
      const found = keptAnswer(entriesOf(await store.getAllKeys(keysBelow(this.project, user))), page, request);
      const body: unknown = found === null ? null : await store.get(found.key);
      await done;
      if (found === null || !storedBody.is(body) || body.user !== user) return null;
      return { page: found.page, request, at: found.at, json: body.json };
    });
  }

  remove(user: string, isOutdated: (request: string) => boolean): Observable<void> {
    return this.database.run(undefined, async (database) => {
      const { store, done } = database.transaction(PAGE_ANSWERS, 'readwrite');
      const entries = entriesOf(await store.getAllKeys(keysBelow(this.project, user)));
      await Promise.all([
        ...entries.filter(({ request }) => isOutdated(request)).map(({ key }) => store.delete(key)),
        done,
      ]);
    });
  }

  clear(): Observable<void> {
    return this.database.run(undefined, (database) => database.delete(PAGE_ANSWERS, keysBelow(this.project)));
  }
}

import * as t from 'io-ts';
import type { Observable } from 'rxjs';
import type { AnswerStore, StoredAnswer } from '../../ports/environment/answer-store';
import { IndexedDb } from './indexed-db';

const DATABASE = 'quarterdeck-session';
const STORE = 'answers';
const VERSION = 1;

/** Project, user and request. */
const storedKey = t.tuple([t.string, t.string, t.string]);

type StoredKey = t.TypeOf<typeof storedKey>;

const storedAnswer = t.type({ request: t.string, at: t.number, body: t.unknown });

/** Answers in IndexedDB: one database for all projects of this browser, separated by key. */
export class IndexedDbAnswerStore implements AnswerStore {
  private readonly database = new IndexedDb(DATABASE, VERSION, (database) => {
    database.createObjectStore(STORE);
  });

  constructor(private readonly project: string) {}

  read(user: string): Observable<readonly StoredAnswer[]> {
    return this.database.run<readonly StoredAnswer[]>([], async (database) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const { store } = transaction;
      const keys = await store.getAllKeys(this.rangeOf());
      const own = keys.filter((key) => storedKey.is(key) && key[1] === user);
      const others = keys.filter((key) => !own.includes(key));
      const [, ...values] = await Promise.all([
        Promise.all(others.map((key) => store.delete(key))),
        ...own.map((key): Promise<unknown> => store.get(key)),
      ]);
      await transaction.done;
      return values.filter((value) => storedAnswer.is(value));
    });
  }

  write(user: string, answers: readonly StoredAnswer[]): Observable<void> {
    return this.database.run(undefined, async (database) => {
      const transaction = database.transaction(STORE, 'readwrite');
      await Promise.all([
        ...answers.map((answer) => transaction.store.put(answer, this.keyOf(user, answer.request))),
        transaction.done,
      ]);
    });
  }

  remove(user: string, requests: readonly string[]): Observable<void> {
    return this.database.run(undefined, async (database) => {
      const transaction = database.transaction(STORE, 'readwrite');
      await Promise.all([
        ...requests.map((request) => transaction.store.delete(this.keyOf(user, request))),
        transaction.done,
      ]);
    });
  }

  clear(): Observable<void> {
    return this.database.run(undefined, (database) => database.delete(STORE, this.rangeOf()));
  }

  private keyOf(user: string, request: string): StoredKey {
    return [this.project, user, request];
  }

  /** All keys that start with the project: in IndexedDB, arrays sort after strings. */
  private rangeOf(): IDBKeyRange {
    return IDBKeyRange.bound([this.project], [this.project, []]);
  }
}

import * as t from 'io-ts';
import type { Observable } from 'rxjs';
import type { AnswerStore, StoredAnswer } from '../../../ports/environment/answer-store';
import { keysBelow, SESSION_ANSWERS as STORE, sessionDatabase } from './session-database';

/** Project, user and request. */
const storedKey = t.tuple([t.string, t.string, t.string]);

type StoredKey = t.TypeOf<typeof storedKey>;

const storedAnswer = t.type({ request: t.string, at: t.number, body: t.unknown });

/** The answers that start a session, in IndexedDB. */
export class IndexedDbAnswerStore implements AnswerStore {
  private readonly database = sessionDatabase();

  constructor(private readonly project: string) {}

  read(user: string): Observable<readonly StoredAnswer[]> {
    return this.database.run<readonly StoredAnswer[]>([], async (database) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const { store } = transaction;
      const keys = await store.getAllKeys(keysBelow(this.project));
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
    return this.database.run(undefined, (database) => database.delete(STORE, keysBelow(this.project)));
  }

  private keyOf(user: string, request: string): StoredKey {
    return [this.project, user, request];
  }
}

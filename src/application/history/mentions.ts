import { isLeft, isRight, right } from 'fp-ts/Either';
import { BehaviorSubject, filter, map, mergeMap, type Observable, of, Subject, switchMap, take, tap } from 'rxjs';
import type { Item } from '../../domain/items';
import { denied } from '../../domain/permissions';
import { type Mentionable, mentionLabel } from '../../domain/revisions';
import { userName } from '../../domain/users';
import { type Call, Effect, mapCall, memberDecoder, textOrNull } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { HistoryDependencies } from './item-history';

const USERS = 'directus_users';
const FIELDS = ['id', 'first_name', 'last_name', 'email'];

/** As many ids as fit the URL of one request. */
const MAX_IDS = 100;

const MAX_SUGGESTIONS = 6;
const MAX_FETCHED = 30;

const decodeUser = memberDecoder({ id: textOrNull, first_name: textOrNull, last_name: textOrNull, email: textOrNull });

const matches = (row: Item, text: string): boolean => {
  const term = text.trim().toLocaleLowerCase();
  const user = decodeUser(row);
  const names = [userName(user), user.last_name, user.email];
  return names.some((name) => name?.toLocaleLowerCase().startsWith(term) === true);
};

/**
 * The names of users mentioned in the comments of an item. Requests each user once, and none if users may not be read.
 */
export class MentionedPeople {
  private readonly peopleSubject = new BehaviorSubject<readonly Mentionable[]>([]);
  private readonly requestedIds = new Set<string>();
  private readonly requests$ = new Subject<readonly string[]>();
  private readonly pending = new BehaviorSubject<ReadonlySet<string>>(new Set());
  private readonly work: Effect;
  /** The ids of users whose names are being requested. */
  readonly pending$: Observable<ReadonlySet<string>> = this.pending.asObservable();
  /** Emits the known users again whenever more are loaded. */
  readonly people$: Observable<readonly Mentionable[]> = this.peopleSubject.asObservable();

  constructor(private readonly dependencies: Pick<HistoryDependencies, 'items' | 'access'>) {
    this.work = new Effect(this.requests$.pipe(mergeMap((ids) => this.fetch(ids))));
  }

  get people(): readonly Mentionable[] {
    return this.peopleSubject.value;
  }

  get canRead(): boolean {
    return denied(this.dependencies.access.access, USERS, 'read') === false;
  }

  request(ids: readonly string[]): void {
    const fresh = ids.filter((id) => !this.requestedIds.has(id)).slice(0, MAX_IDS);
    if (fresh.length === 0 || !this.canRead) return;
    for (const id of fresh) this.requestedIds.add(id);
    this.pending.next(new Set([...this.pending.value, ...fresh]));
    this.requests$.next(fresh);
  }

  /** Requests the users, and answers once each is known, or known to be unreadable. Never fails. */
  load(ids: readonly string[]): Call<void> {
    this.request(ids);
    return this.pending.pipe(
      filter((pending) => !ids.some((id) => pending.has(id))),
      take(1),
      map(() => right(undefined)),
    );
  }

  /** Adds users, each with a unique label that does not change. */
  add(rows: readonly Item[]): readonly Mentionable[] {
    const people = rows.map((row) => this.addOne(row));
    return people.filter((person) => person !== null);
  }

  /** Users whose name or email starts with the text. */
  find(text: string): Call<readonly Item[]> {
    const [word = ''] = text.trim().split(/\s+/u);
    const query = {
      fields: FIELDS,
      limit: word === '' ? MAX_SUGGESTIONS : MAX_FETCHED,
      ...(word === '' ? {} : { search: word }),
    };
    return this.dependencies.items
      .list(USERS, query)
      .pipe(mapCall((rows) => rows.filter((row) => matches(row, text)).slice(0, MAX_SUGGESTIONS)));
  }

  dispose(): void {
    this.work.dispose();
  }

  private fetch(ids: readonly string[]): Observable<unknown> {
    return this.dependencies.items
      .list(USERS, { fields: FIELDS, filter: { id: { _in: [...ids] } }, limit: ids.length })
      .pipe(
        tap((result) => {
          if (isRight(result)) this.add(result.right);
          this.pending.next(new Set([...this.pending.value].filter((id) => !ids.includes(id))));
        }),
      );
  }

  private addOne(row: Item): Mentionable | null {
    const user = decodeUser(row);
    const { id, email } = user;
    if (id === null) return null;
    this.requestedIds.add(id);
    const before = this.people.find((person) => person.id === id);
    if (before !== undefined) return before;
    const name = mentionLabel(userName(user) ?? id);
    const label = this.people.some((person) => person.label === name) ? `${name} (${mentionLabel(email ?? id)})` : name;
    const person = { id, label };
    this.peopleSubject.next([...this.people, person]);
    return person;
  }
}

export const MENTION_DELAY_MS = 200;

const NO_PEOPLE: readonly Mentionable[] = [];

/** Suggests users while a mention is text after an @. */
export class MentionSearch {
  private readonly found = new BehaviorSubject<readonly Mentionable[]>(NO_PEOPLE);
  private readonly input$ = new Subject<string | null>();
  private readonly work: Effect;
  /** Empty while no mention is being text. */
  readonly found$: Observable<readonly Mentionable[]> = this.found.asObservable();

  constructor(
    private readonly people: MentionedPeople,
    clock: Clock,
  ) {
    this.work = new Effect(
      this.input$.pipe(
        switchMap((text) =>
          text === null ? of(NO_PEOPLE) : clock.after(MENTION_DELAY_MS).pipe(switchMap(() => this.find(text))),
        ),
        tap((found) => this.found.next(found)),
      ),
    );
  }

  /** Searches by the text after the @; null ends the search. Without access to users there are no suggestions. */
  search(text: string | null): void {
    this.input$.next(text !== null && this.people.canRead ? text : null);
  }

  dispose(): void {
    this.work.dispose();
  }

  private find(text: string): Observable<readonly Mentionable[]> {
    return this.people.find(text).pipe(map((result) => (isLeft(result) ? NO_PEOPLE : this.people.add(result.right))));
  }
}

import { BehaviorSubject, mergeMap, Subject, tap, type Observable } from 'rxjs';
import type { Item } from '../../domain/items';
import { denied } from '../../domain/permissions';
import { mentionLabel, type Mentionable } from '../../domain/revisions';
import { userName } from '../../domain/users';
import { Effect, mapCall, type Call } from '../../kernel';
import type { HistoryParts } from './history-parts';

const USERS = 'directus_users';
const FIELDS = ['id', 'first_name', 'last_name', 'email'];

/** As many as fit the address of one request. */
const MOST = 100;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** How people are called in the comments of an item. Asks for each of them once, and for nobody where users may not be read. */
export class MentionedPeople {
  private readonly known = new BehaviorSubject<readonly Mentionable[]>([]);
  private readonly asked = new Set<string>();
  private readonly wanted$ = new Subject<readonly string[]>();
  private readonly work: Effect;
  /** Emits whenever more is known. */
  readonly known$: Observable<readonly Mentionable[]> = this.known.asObservable();

  constructor(private readonly parts: Pick<HistoryParts, 'items' | 'access'>) {
    this.work = new Effect(this.wanted$.pipe(mergeMap((ids) => this.fetch(ids))));
  }

  get people(): readonly Mentionable[] {
    return this.known.value;
  }

  get mayBeRead(): boolean {
    return denied(this.parts.access.access, USERS, 'read') === false;
  }

  want(ids: readonly string[]): void {
    const fresh = ids.filter((id) => !this.asked.has(id)).slice(0, MOST);
    if (fresh.length === 0 || !this.mayBeRead) return;
    for (const id of fresh) this.asked.add(id);
    this.wanted$.next(fresh);
  }

  /** Gives each of these a name of their own, which stays theirs. */
  know(rows: readonly Item[]): readonly Mentionable[] {
    const met = rows.map((row) => this.meet(row));
    return met.filter((person) => person !== null);
  }

  /** People whose name or address begins with what is typed, or has it at the start of a word. */
  find(typed: string): Call<readonly Item[]> {
    const [word = ''] = typed.trim().split(/\s+/u);
    const query = { fields: FIELDS, limit: word === '' ? SHOWN : SEARCHED, ...(word === '' ? {} : { search: word }) };
    return this.parts.items
      .list(USERS, query)
      .pipe(mapCall((rows) => rows.filter((row) => fits(row, typed)).slice(0, SHOWN)));
  }

  dispose(): void {
    this.work.dispose();
  }

  private fetch(ids: readonly string[]): Observable<unknown> {
    return this.parts.items.list(USERS, { fields: FIELDS, filter: { id: { _in: [...ids] } }, limit: ids.length }).pipe(
      tap((result) => {
        if (result._tag === 'Right') this.know(result.right);
      }),
    );
  }

  private meet(row: Item): Mentionable | null {
    const id = textOf(row['id']);
    if (id === null) return null;
    this.asked.add(id);
    const before = this.people.find((person) => person.id === id);
    if (before !== undefined) return before;
    const name = mentionLabel(nameOf(row) ?? id);
    const label = this.people.some((person) => person.label === name)
      ? `${name} (${mentionLabel(textOf(row['email']) ?? id)})`
      : name;
    const person = { id, label };
    this.known.next([...this.people, person]);
    return person;
  }
}

const SHOWN = 6;
const SEARCHED = 30;

const nameOf = (row: Item): string | null =>
  userName({ first_name: textOf(row['first_name']), last_name: textOf(row['last_name']), email: textOf(row['email']) });

const fits = (row: Item, typed: string): boolean => {
  const sought = typed.trim().toLocaleLowerCase();
  const names = [nameOf(row), ...['last_name', 'email'].map((field) => textOf(row[field]))];
  return names.some((name) => name?.toLocaleLowerCase().startsWith(sought) === true);
};

import { isRight } from 'fp-ts/Either';
import { distinctUntilChanged, map, merge, type Observable, of, Subject, switchMap } from 'rxjs';
import { competingDefaults, type Precedence, scopeOf, type Scope, type ScopedDefault } from '../../domain/presets';
import { userName } from '../../domain/users';
import {
  allCalls,
  type Call,
  equals,
  isJsonObject,
  type Json,
  mapCall,
  type RemoteData,
  StateValue,
  succeed,
  toRemoteData,
} from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';

/** The audience of a preset that is being edited; `id` is null for a new one. */
export interface EditedPreset {
  readonly id: number | null;
  readonly collection: string;
  readonly scope: Scope;
  /** Bookmarks do not compete: all of them are listed. */
  readonly isBookmark: boolean;
}

/** A default of the same collection; `name` is that of its user or role, null for everyone and where it is unknown. */
export interface OtherDefault extends ScopedDefault {
  readonly id: number;
  readonly name: string | null;
}

export interface Audience {
  readonly preset: EditedPreset;
  /** Null for a single user, and where users can't be counted. */
  readonly users: number | null;
  readonly competing: readonly { readonly other: OtherDefault; readonly precedence: Precedence }[];
}

type AudienceItems = Pick<ItemsGateway, 'list' | 'count'>;

const USERS = 'directus_users';

/** Each user may have a default of their own. */
const MAX_DEFAULTS = 100;

const DEFAULT_FIELDS = [
  'id',
  'user.id',
  'user.role',
  'user.first_name',
  'user.last_name',
  'user.email',
  'role.id',
  'role.name',
];

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

const memberOf = (value: Json | undefined, name: string): string | null =>
  isJsonObject(value) ? textOf(value[name]) : null;

const otherDefault = ({ id, user, role }: Readonly<Record<string, Json | undefined>>): OtherDefault => {
  const scope = scopeOf({ user: memberOf(user, 'id'), role: memberOf(role, 'id') });
  const [first_name, last_name, email] = (['first_name', 'last_name', 'email'] as const).map((name) =>
    memberOf(user, name),
  );
  const person = { first_name: first_name ?? null, last_name: last_name ?? null, email: email ?? null };
  return {
    id: Number(id),
    scope,
    role: memberOf(user, 'role'),
    name: scope.kind === 'user' ? userName(person) : memberOf(role, 'name'),
  };
};

const othersOf = (items: AudienceItems, { id, collection, isBookmark }: EditedPreset): Call<readonly OtherDefault[]> =>
  isBookmark
    ? succeed([])
    : items
        .list('directus_presets', {
          fields: DEFAULT_FIELDS,
          filter: { _and: [{ collection: { _eq: collection } }, { bookmark: { _null: true } }] },
          sort: ['id'],
          limit: MAX_DEFAULTS,
        })
        .pipe(mapCall((rows) => rows.map(otherDefault).filter((other) => other.id !== id)));

/** The role of the user that a default is for, which decides what it competes with. */
const roleOf = (items: AudienceItems, { scope, isBookmark }: EditedPreset): Call<string | null> =>
  scope.kind !== 'user' || scope.id === '' || isBookmark
    ? succeed(null)
    : items
        .list(USERS, { fields: ['role'], filter: { id: { _eq: scope.id } }, limit: 1 })
        .pipe(mapCall(([row]) => textOf(row?.['role'])));

/** A refusal to count is no failure: the number is not known. */
const usersOf = (items: AudienceItems, { scope }: EditedPreset): Call<number | null> =>
  scope.kind === 'user'
    ? succeed(null)
    : items
        .count(USERS, scope.kind === 'role' ? { filter: { role: { _eq: scope.id } } } : {}, 'id')
        .pipe(switchMap((counted) => succeed(isRight(counted) ? counted.right.filter_count : null)));

/** Who sees a preset, and which defaults of the collection compete with it; follows unsaved edits. */
export class PresetAudience {
  private readonly reloads$ = new Subject<void>();
  private readonly audience: StateValue<RemoteData<Audience>>;
  readonly audience$: Observable<RemoteData<Audience>>;

  constructor(items: AudienceItems, preset$: Observable<EditedPreset | null>) {
    this.audience = new StateValue<RemoteData<Audience>>(
      { kind: 'idle' },
      preset$.pipe(
        distinctUntilChanged<EditedPreset | null>(equals),
        switchMap((preset) => merge(of(undefined), this.reloads$).pipe(map(() => preset))),
        switchMap((preset): Observable<RemoteData<Audience>> => {
          if (preset === null) return of({ kind: 'idle' });
          return toRemoteData(
            allCalls([othersOf(items, preset), roleOf(items, preset), usersOf(items, preset)] as const).pipe(
              mapCall(([others, role, users]) => ({
                preset,
                users,
                competing: competingDefaults({ scope: preset.scope, role }, others),
              })),
            ),
          );
        }),
      ),
    );
    this.audience$ = this.audience.value$;
  }

  /** Reads again, after a failure. */
  reload(): void {
    this.reloads$.next();
  }

  dispose(): void {
    this.audience.dispose();
  }
}

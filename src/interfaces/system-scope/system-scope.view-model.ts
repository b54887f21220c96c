import { isLeft, left, right } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, map, type Observable, of, startWith, Subject, switchMap } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../application/dependencies';
import type { Scope } from '../../domain/presets';
import { userName } from '../../domain/users';
import {
  type Call,
  idle,
  isMissing,
  mapCall,
  memberDecoder,
  type RemoteData,
  StateValue,
  textOrNull,
  toRemoteData,
} from '../../kernel';
import { viewModel } from '../../kit';

/** The collections that a scope refers to. */
export const SCOPE_COLLECTIONS = { user: 'directus_users', role: 'directus_roles' } as const;

const NAME_FIELDS = { user: ['id', 'first_name', 'last_name', 'email'], role: ['id', 'name'] } as const;

const decodeNames = memberDecoder({
  name: textOrNull,
  first_name: textOrNull,
  last_name: textOrNull,
  email: textOrNull,
});

/** The name of the role or user that a scope refers to. */
export class ScopeName {
  private readonly scope = new BehaviorSubject<Scope | null>(null);
  private readonly retries$ = new Subject<void>();
  private readonly name: StateValue<RemoteData<string | null>>;
  /** Null for one that does not exist, may not be read, or has no name; idle for all users. */
  readonly name$: Observable<RemoteData<string | null>>;

  constructor(private readonly items: Pick<ItemDependencies['items'], 'read'>) {
    this.name = new StateValue<RemoteData<string | null>>(
      idle,
      combineLatest([this.scope, this.retries$.pipe(startWith(undefined))]).pipe(
        switchMap(([scope]) => (scope === null || scope.kind === 'all' ? of(idle) : toRemoteData(this.read(scope)))),
      ),
    );
    this.name$ = this.name.value$;
  }

  show(scope: Scope | null): void {
    this.scope.next(scope);
  }

  retry(): void {
    this.retries$.next();
  }

  dispose(): void {
    this.name.dispose();
  }

  private read({ kind, id }: Exclude<Scope, { kind: 'all' }>): Call<string | null> {
    return this.items.read(SCOPE_COLLECTIONS[kind], id, NAME_FIELDS[kind]).pipe(
      mapCall((row) => {
        const names = decodeNames(row);
        return kind === 'role' ? names.name : userName(names);
      }),
      map((result) => (isLeft(result) ? (isMissing(result.left) ? right(null) : left(result.left)) : result)),
    );
  }
}

export const scopeName = viewModel(
  [itemDependencies('items')],
  ({ items }) =>
    () =>
      new ScopeName(items),
);

import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, defer, EMPTY, finalize, of, Subject, switchMap, tap, type Observable } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../application/dependencies';
import { Effect, type JsonObject, StateValue } from '../../kernel';
import { viewModel } from '../../kit';

const USERS = 'directus_users';
const TOKEN = 'token';

/** What is known of the saved token. `hidden`: not even whether there is one. */
export type SavedToken =
  { readonly kind: 'hidden' | 'set' | 'not-set' } | { readonly kind: 'shown'; readonly token: string };

type Dependencies = Pick<ItemDependencies, 'items' | 'identifiers' | 'notifications'>;

/** The static token of one user. Reads it in clear only on `show`. */
export class TokenViewModel {
  private readonly saved = new BehaviorSubject<SavedToken>({ kind: 'hidden' });
  private readonly busy = new BehaviorSubject(false);
  private readonly requests$ = new Subject<Observable<unknown>>();
  private readonly work = new Effect(this.requests$.pipe(switchMap((request$) => request$)));
  private readonly item: StateValue<JsonObject>;
  readonly saved$: Observable<SavedToken> = this.saved.asObservable();
  readonly busy$: Observable<boolean> = this.busy.asObservable();

  constructor(
    private readonly dependencies: Dependencies,
    /** The edited user; undefined where the field is edited alone. */
    item$: Observable<JsonObject> = of({}),
  ) {
    this.item = new StateValue<JsonObject>({}, item$);
  }

  /** Asks by a filter whether a token is saved, without reading it. Without permission for that it stays hidden. */
  check(): void {
    this.saved.next({ kind: 'hidden' });
    const id = this.userId;
    if (id === null) return;
    const filter = { _and: [{ id: { _eq: id } }, { [TOKEN]: { _nnull: true } }] };
    this.requests$.next(
      this.dependencies.items
        .list(USERS, { fields: ['id'], filter, limit: 1 })
        .pipe(
          tap((result) =>
            this.saved.next({ kind: isLeft(result) ? 'hidden' : result.right.length > 0 ? 'set' : 'not-set' }),
          ),
        ),
    );
  }

  /** Reads the token in clear. */
  show(): void {
    const id = this.userId;
    this.requests$.next(id === null ? EMPTY : this.read(id));
  }

  /** Forgets the token that was read. */
  hide(): void {
    this.saved.next({ kind: 'set' });
  }

  /** A random token of 64 hexadecimal digits, of which 244 bits are random. */
  generate(): string {
    const { identifiers } = this.dependencies;
    return `${identifiers.uuid()}${identifiers.uuid()}`.replaceAll('-', '');
  }

  dispose(): void {
    this.work.dispose();
    this.item.dispose();
  }

  private get userId(): string | null {
    const id = this.item.value['id'];
    return typeof id === 'string' && id !== '' ? id : null;
  }

  private read(id: string): Observable<unknown> {
    const { items, notifications } = this.dependencies;
    return defer(() => {
      this.busy.next(true);
      return items.read(USERS, id, [TOKEN]);
    }).pipe(
      tap((result) => {
        if (isLeft(result)) {
          notifications.showFailure(result.left);
          return;
        }
        const token = result.right[TOKEN];
        this.saved.next(typeof token === 'string' && token !== '' ? { kind: 'shown', token } : { kind: 'not-set' });
      }),
      // After a result, and when another request cancels this one.
      finalize(() => this.busy.next(false)),
    );
  }
}

export const tokenViewModel = viewModel(
  [itemDependencies('items', 'identifiers', 'notifications')],
  (dependencies) => (item$: Observable<JsonObject> | undefined) => new TokenViewModel(dependencies, item$),
);

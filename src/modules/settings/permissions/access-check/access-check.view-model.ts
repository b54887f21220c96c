import { BehaviorSubject, type Observable } from 'rxjs';
import {
  AccessCheck,
  type AccessCheckDependencies,
  accessCheckDependencies,
  type CheckedAccess,
  type CheckedPlace,
  type RoleUser,
} from '../../../../application/access';
import { type ItemDependencies, itemDependencies } from '../../../../application/dependencies';
import { ItemNames } from '../../../../application/filters';
import type { PrimaryKey } from '../../../../domain/items';
import type { RemoteData } from '../../../../kernel';
import { viewModel } from '../../../../kit';

/** What is chosen; no collection at first, unless a cell is checked. */
export interface CheckChoice extends Omit<CheckedPlace, 'collection'> {
  readonly collection: string | null;
  /** Null for any item. */
  readonly itemName: string | null;
}

/** The drawer 'What can this role see?': what is asked about, and the answer. */
export class AccessCheckViewModel {
  private readonly choice: BehaviorSubject<CheckChoice>;
  private readonly check: AccessCheck;
  readonly names: ItemNames;
  readonly choice$: Observable<CheckChoice>;
  readonly answer$: Observable<RemoteData<CheckedAccess>>;
  readonly users$: Observable<readonly RoleUser[]>;

  constructor(
    readonly role: string | null,
    collection: string | null,
    language: string,
    dependencies: AccessCheckDependencies,
    { items, schema }: Pick<ItemDependencies, 'items' | 'schema'>,
  ) {
    this.check = new AccessCheck(role, dependencies);
    this.names = new ItemNames(items, schema, language);
    this.choice = new BehaviorSubject<CheckChoice>({ collection, key: null, user: null, itemName: null });
    this.choice$ = this.choice.asObservable();
    this.answer$ = this.check.answer$;
    this.users$ = this.check.users$;
    this.ask();
  }

  /** The item belongs to the collection, and is dropped with it. */
  chooseCollection(collection: string | null): void {
    this.change({ collection, key: null, itemName: null });
  }

  /** Null for any item. */
  chooseItem(key: PrimaryKey | null, itemName: string | null = null): void {
    this.change({ key, itemName });
  }

  /** Null for no user in particular. */
  chooseUser(user: string | null): void {
    this.change({ user });
  }

  /** Asks again, after a failure. */
  ask(): void {
    const { collection, key, user } = this.choice.value;
    if (collection !== null) this.check.ask({ collection, key, user });
  }

  dispose(): void {
    this.check.dispose();
    this.names.dispose();
  }

  private change(choice: Partial<CheckChoice>): void {
    this.choice.next({ ...this.choice.value, ...choice });
    this.ask();
  }
}

export const accessCheckViewModel = viewModel(
  [accessCheckDependencies, itemDependencies('items', 'schema')],
  (dependencies, items) => (role: string | null, collection: string | null, language: string) =>
    new AccessCheckViewModel(role, collection, language, dependencies, items),
);

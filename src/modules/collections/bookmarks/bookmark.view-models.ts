import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import { AccessStore, RolesStore } from '../../../application/access';
import { Notifications } from '../../../application/notifications';
import {
  BookmarkPermissions,
  type BookmarkWrite,
  type CollectionView,
  createBookmark,
  deleteBookmark,
  type NewBookmark,
  PresetsStore,
  renameBookmark,
  saveBookmark,
} from '../../../application/presets';
import { isBookmarkName, type Preset, type Scope, sharingDenied } from '../../../domain/presets';
import type { Role } from '../../../domain/users';
import { StateValue } from '../../../kernel';
import { bookmarkPath, viewModel } from '../../../kit';

/** The users a bookmark can be shared with. */
export interface Audience {
  readonly roles: readonly Role[];
  readonly everybody: boolean;
}

interface NewBookmarkForm {
  readonly name: string;
  readonly scope: Scope;
}

/** The dialog that saves the current view as a bookmark. */
export class NewBookmarkViewModel {
  private readonly audience: StateValue<Audience>;
  readonly audience$: Observable<Audience>;
  private readonly form: BehaviorSubject<NewBookmarkForm>;
  readonly form$: Observable<NewBookmarkForm>;
  readonly create: BookmarkWrite<NewBookmark, Preset>;
  /** The path of the bookmark once it has been created. */
  readonly opened$: Observable<string>;
  /** The scope of bookmarks of the current user only. */
  readonly own: Scope;

  constructor(
    access: AccessStore,
    roles: RolesStore,
    presets: PresetsStore,
    notifications: Notifications,
    view: CollectionView,
    now: number,
  ) {
    this.own = { kind: 'user', id: presets.viewer?.user ?? '' };
    this.form = new BehaviorSubject<NewBookmarkForm>({ name: '', scope: this.own });
    this.form$ = this.form.asObservable();
    this.create = createBookmark(presets, notifications, view);
    this.opened$ = this.create.done$.pipe(map(({ id }) => bookmarkPath(view.ref.collection, id)));
    this.audience = new StateValue<Audience>(
      { roles: [], everybody: false },
      combineLatest([access.access$, roles.roles$]).pipe(
        map(([permissions, known]) => ({
          roles: known.filter(({ id }) => sharingDenied(permissions, { kind: 'role', id }, now) === false),
          everybody: sharingDenied(permissions, { kind: 'all' }, now) === false,
        })),
      ),
    );
    this.audience$ = this.audience.value$;
  }

  change(changes: Partial<NewBookmarkForm>): void {
    this.form.next({ ...this.form.value, ...changes });
  }

  /** Ignored while the bookmark has no valid name. */
  submit(): void {
    if (isBookmarkName(this.form.value.name)) this.create.execute(this.form.value);
  }

  dispose(): void {
    this.audience.dispose();
    this.create.dispose();
  }
}

/** `now` in ms since 1970. */
export const newBookmarkViewModel = viewModel(
  [AccessStore, RolesStore, PresetsStore, Notifications],
  (access, roles, presets, notifications) => (view: CollectionView, now: number) =>
    new NewBookmarkViewModel(access, roles, presets, notifications, view, now),
);

const SERVICES = [PresetsStore, Notifications, BookmarkPermissions] as const;

export const renameBookmarkWrite = viewModel(
  SERVICES,
  (...services) =>
    (bookmark: Preset) =>
      renameBookmark(...services, bookmark),
);

export const deleteBookmarkWrite = viewModel(
  SERVICES,
  (...services) =>
    (bookmark: Preset) =>
      deleteBookmark(...services, bookmark),
);

export const saveBookmarkWrite = viewModel(
  SERVICES,
  (...services) =>
    (view: CollectionView) =>
      saveBookmark(...services, view),
);

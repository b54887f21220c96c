import { combineLatest, map, type Observable } from 'rxjs';
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
import { type Preset, type Scope, sharingDenied } from '../../../domain/presets';
import type { Role } from '../../../domain/users';
import { StateValue, succeed } from '../../../kernel';
import { bookmarkPath, Form, nameError, viewModel } from '../../../kit';

/** The users a bookmark can be shared with. */
export interface Audience {
  readonly roles: readonly Role[];
  readonly everybody: boolean;
}

/** The dialog that saves the current view as a bookmark. */
export class NewBookmarkViewModel {
  private readonly audience: StateValue<Audience>;
  readonly audience$: Observable<Audience>;
  private readonly create: BookmarkWrite<NewBookmark, Preset>;
  readonly form: Form<NewBookmark, Preset>;
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
    this.create = createBookmark(presets, notifications, view);
    this.form = new Form<NewBookmark, Preset>({
      initial: { name: '', scope: this.own },
      validate: ({ name }) => ({ name: nameError(name, 'bookmark_name_missing') }),
      submit: (values) => this.create.attempt(values),
    });
    this.opened$ = this.form.done$.pipe(map(({ id }) => bookmarkPath(view.ref.collection, id)));
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

  dispose(): void {
    this.audience.dispose();
    this.form.dispose();
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

/** The dialog that renames a bookmark. */
export class RenameBookmarkViewModel {
  readonly form: Form<{ readonly name: string }, Preset>;

  constructor(
    private readonly write: BookmarkWrite<string, Preset>,
    bookmark: Preset,
  ) {
    this.form = new Form<{ readonly name: string }, Preset>({
      initial: { name: bookmark.bookmark ?? '' },
      validate: ({ name }) => ({ name: nameError(name, 'bookmark_name_missing') }),
      submit: ({ name }) => (name.trim() === bookmark.bookmark ? succeed(bookmark) : write.attempt(name)),
    });
  }

  dispose(): void {
    this.form.dispose();
    this.write.dispose();
  }
}

export const renameBookmarkViewModel = viewModel(
  SERVICES,
  (...services) =>
    (bookmark: Preset) =>
      new RenameBookmarkViewModel(renameBookmark(...services, bookmark), bookmark),
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

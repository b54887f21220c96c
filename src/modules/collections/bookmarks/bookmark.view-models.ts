import { combineLatest, map, type Observable } from 'rxjs';
import { AccessStore, RolesStore } from '../../../application/access';
import { Notifications } from '../../../application/notifications';
import {
  type BookmarkWrite,
  type CollectionView,
  createBookmark,
  type CreatedBookmark,
  deleteBookmark,
  type NewBookmark,
  PresetsStore,
  renameBookmark,
  saveBookmark,
} from '../../../application/presets';
import { type Preset, sharingDenied } from '../../../domain/presets';
import type { Role } from '../../../domain/users';
import { StateValue } from '../../../kernel';
import { viewModel } from '../../../kit';

/** The users a bookmark can be shared with. */
export interface Audience {
  readonly roles: readonly Role[];
  readonly everybody: boolean;
}

/** The dialog that saves the current view as a bookmark. */
export class NewBookmarkViewModel {
  private readonly audience: StateValue<Audience>;
  readonly audience$: Observable<Audience>;
  readonly create: BookmarkWrite<NewBookmark, CreatedBookmark>;
  /** The current user; null when signed out. */
  readonly user: string | null;

  constructor(
    access: AccessStore,
    roles: RolesStore,
    presets: PresetsStore,
    notifications: Notifications,
    view: CollectionView,
    now: number,
  ) {
    this.user = presets.viewer?.user ?? null;
    this.create = createBookmark(presets, notifications, view);
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
    this.create.dispose();
  }
}

/** `now` in ms since 1970. */
export const newBookmarkViewModel = viewModel(
  [AccessStore, RolesStore, PresetsStore, Notifications],
  (access, roles, presets, notifications) => (view: CollectionView, now: number) =>
    new NewBookmarkViewModel(access, roles, presets, notifications, view, now),
);

const SERVICES = [PresetsStore, Notifications] as const;

export const renameBookmarkWrite = viewModel(
  SERVICES,
  (presets, notifications) => (bookmark: Preset) => renameBookmark(presets, notifications, bookmark),
);

export const deleteBookmarkWrite = viewModel(
  SERVICES,
  (presets, notifications) => (bookmark: Preset) => deleteBookmark(presets, notifications, bookmark),
);

export const saveBookmarkWrite = viewModel(
  SERVICES,
  (presets, notifications) => (view: CollectionView) => saveBookmark(presets, notifications, view),
);

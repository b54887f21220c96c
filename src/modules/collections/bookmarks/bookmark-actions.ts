import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import { BookmarkPermissions, type CollectionView } from '../../../application/presets';
import type { Preset } from '../../../domain/presets';
import { allowedAction, equals, StateValue } from '../../../kernel';
import { collectionPath, type PageAction, viewModel } from '../../../kit';
import type { ViewLink } from '../../../parts/lists/list-page';

type WriteDialog = 'rename' | 'delete';
type BookmarkDialog = WriteDialog | 'new' | 'link';

/** What a user with the permission can do with a bookmark; on its page and in the navigation. */
export const writeActions = (
  bookmark: Preset,
  permissions: BookmarkPermissions,
  open: (dialog: WriteDialog) => void,
): readonly [rename: PageAction, remove: PageAction] => [
  {
    id: 'rename-bookmark',
    label: 'bookmark_rename',
    icon: 'edit',
    denied$: permissions.changeDenied$(bookmark),
    execute: () => open('rename'),
  },
  {
    id: 'delete-bookmark',
    label: 'bookmark_delete',
    icon: 'delete',
    danger: true,
    denied$: permissions.deletionDenied$(bookmark),
    execute: () => open('delete'),
  },
];

/** Where the page goes when a bookmark has been deleted; null when another view is open. */
export const pathAfterDeletion = ({ id, collection }: Preset, openBookmark: number | null): string | null =>
  openBookmark === id && collection !== null ? collectionPath(collection) : null;

interface ActionsState {
  /** Null for the default view. */
  readonly bookmark: Preset | null;
  readonly missing: boolean;
  readonly changed: boolean;
}

/** The actions on the view of a list, or on the open bookmark: menu, command palette, the list of changes. */
export class BookmarkActions {
  private readonly dialog = new BehaviorSubject<BookmarkDialog | null>(null);
  private readonly actions: StateValue<readonly PageAction[]>;
  /** The open dialog; null for none. */
  readonly dialog$: Observable<BookmarkDialog | null> = this.dialog.asObservable();
  /** As in the menu; empty if the requested bookmark does not exist. */
  readonly actions$: Observable<readonly PageAction[]>;

  constructor(
    private readonly view: Pick<CollectionView, 'state$' | 'reset' | 'revert'>,
    readonly link: ViewLink,
    private readonly permissions: BookmarkPermissions,
  ) {
    this.actions = new StateValue<readonly PageAction[]>(
      [],
      view.state$.pipe(
        map(({ bookmark, missing, changes }) => ({ bookmark, missing, changed: changes.length > 0 })),
        distinctUntilChanged((one, other) => equals(one, other)),
        map((state) => this.actionsOf(state)),
      ),
    );
    this.actions$ = this.actions.value$;
  }

  closeDialog(): void {
    this.dialog.next(null);
  }

  dispose(): void {
    this.actions.dispose();
  }

  private actionsOf({ bookmark, missing, changed }: ActionsState): readonly PageAction[] {
    if (missing) return [];
    const open = (dialog: BookmarkDialog): void => this.dialog.next(dialog);
    const create: PageAction = allowedAction(
      {
        id: 'new-bookmark',
        label: bookmark === null ? 'bookmark_save_as' : 'bookmark_save_new',
        icon: 'bookmark_add',
      },
      () => open('new'),
    );
    const copyLink: PageAction = allowedAction({ id: 'copy-view-link', label: 'copy_view_link', icon: 'link' }, () => {
      this.link.copy();
      open('link');
    });
    if (bookmark === null) {
      const reset: PageAction = allowedAction(
        { id: 'reset-view', label: 'view_reset', note: 'view_reset_note', icon: 'restart_alt', separated: true },
        () => this.view.reset(),
      );
      return [create, copyLink, reset];
    }
    const revert: PageAction = allowedAction(
      { id: 'revert-bookmark', label: 'bookmark_reset_saved', icon: 'undo' },
      () => this.view.revert(),
    );
    const [rename, remove] = writeActions(bookmark, this.permissions, open);
    return [...(changed ? [revert] : []), create, copyLink, { ...rename, separated: true }, remove];
  }
}

export const bookmarkActionsViewModel = viewModel(
  [BookmarkPermissions],
  (permissions) => (view: CollectionView, link: ViewLink) => new BookmarkActions(view, link, permissions),
);

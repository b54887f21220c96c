import { isLeft, isRight } from 'fp-ts/Either';
import { combineLatest, map, type Observable, of, shareReplay, tap } from 'rxjs';
import { appliesTo, newBookmark, type Preset, type Scope } from '../../domain/presets';
import { type Call, CallOperation, succeed } from '../../kernel';
import type { Notifications } from '../notifications';
import type { CollectionView } from './collection-view';
import type { BookmarkPermissions, BookmarkWriteDenial } from './bookmark-permissions';
import type { PresetsStore } from './presets-store';
import { RestoreBookmark } from './restore-bookmark';

/** Why a bookmark cannot be written; keys of the locale files. */
export type BookmarkDenial = BookmarkWriteDenial | 'nothing_to_save';

/** A write to a bookmark. The request completes even if its dialog is closed; its failure is a notification then. */
export class BookmarkWrite<Input, A> extends CallOperation<BookmarkDenial, Input, A> {
  private closed = false;

  constructor(
    private readonly notifications: Pick<Notifications, 'showFailure'>,
    private readonly call: (input: Input) => Call<A>,
    denied$: Observable<BookmarkDenial | false> = of(false),
  ) {
    super(denied$);
  }

  override dispose(): void {
    this.closed = true;
    super.dispose();
  }

  protected run(input: Input): Call<A> {
    return this.call(input).pipe(
      tap((result) => this.closed && isLeft(result) && this.notifications.showFailure(result.left)),
      shareReplay(1),
    );
  }
}

const nameIn =
  ({ bookmark }: Pick<Preset, 'bookmark'>) =>
  (): string | null =>
    bookmark;

export interface NewBookmark {
  /** Not blank, and at most MAX_NAME_LENGTH characters. */
  readonly name: string;
  readonly scope: Scope;
}

/** Saves the current view as a new bookmark and discards the unsaved changes of the bookmark it was based on. */
export const createBookmark = (
  presets: PresetsStore,
  notifications: Notifications,
  view: CollectionView,
): BookmarkWrite<NewBookmark, Preset> => {
  const isForOthers = (scope: Scope): boolean => presets.viewer !== null && !appliesTo(scope, presets.viewer);
  return new BookmarkWrite<NewBookmark, Preset>(notifications, ({ name, scope }) =>
    presets.create(newBookmark(view.ref.collection, scope, view.view, name.trim())).pipe(
      tap((result) => {
        if (isLeft(result)) return;
        if (view.ref.bookmark !== null) view.discardChanges();
        const isShared = isForOthers(scope);
        notifications.showNamed(isShared ? 'bookmark_created_for_others' : 'bookmark_created', nameIn(result.right));
      }),
    ),
  );
};

/** Deletes a bookmark; for one of the user's own, a notification offers to undo. The view asks for confirmation. */
export const deleteBookmark = (
  presets: PresetsStore,
  notifications: Notifications,
  permissions: BookmarkPermissions,
  bookmark: Preset,
): BookmarkWrite<void, void> => {
  const restore = new RestoreBookmark(presets, notifications, bookmark);
  return new BookmarkWrite<void, void>(
    notifications,
    () =>
      presets
        .remove(bookmark.id)
        .pipe(
          tap(
            (result) =>
              isRight(result) && notifications.showNamed('bookmark_deleted', nameIn(bookmark), restore.offer()),
          ),
        ),
    permissions.deletionDenied$(bookmark),
  );
};

/** Renames a bookmark; the name is as in `NewBookmark`. */
export const renameBookmark = (
  presets: PresetsStore,
  notifications: Notifications,
  permissions: BookmarkPermissions,
  bookmark: Preset,
): BookmarkWrite<string, Preset> =>
  new BookmarkWrite<string, Preset>(
    notifications,
    (name) =>
      presets
        .update(bookmark.id, { bookmark: name.trim() })
        .pipe(tap((result) => isRight(result) && notifications.showNamed('bookmark_renamed', nameIn(result.right)))),
    permissions.changeDenied$(bookmark),
  );

/** Saves the changed parts of the open bookmark. */
export const saveBookmark = (
  presets: PresetsStore,
  notifications: Notifications,
  permissions: BookmarkPermissions,
  view: CollectionView,
): BookmarkWrite<void, Preset | null> =>
  new BookmarkWrite<void, Preset | null>(
    notifications,
    () => {
      const { bookmark } = view.state;
      if (bookmark === null) return succeed(null);
      return presets
        .update(bookmark.id, view.difference)
        .pipe(tap((result) => isRight(result) && notifications.showNamed('bookmark_saved', nameIn(result.right))));
    },
    combineLatest([view.state$, permissions.change$]).pipe(
      map(([{ bookmark, changes }, changeDenied]) => {
        if (bookmark === null || changes.length === 0) return 'nothing_to_save';
        return changeDenied(bookmark);
      }),
    ),
  );

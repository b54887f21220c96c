import { isLeft, isRight } from 'fp-ts/Either';
import { map, type Observable, of, shareReplay, tap } from 'rxjs';
import { appliesTo, bookmarkDenied, newBookmark, type Preset, type Scope } from '../../domain/presets';
import { type Call, CallOperation, mapCall, succeed } from '../../kernel';
import type { Notifications } from '../notifications';
import type { CollectionView } from './collection-view';
import { ownerDenied$, type PresetsStore } from './presets-store';

/** Why a bookmark cannot be written; keys of the locale files. */
export type BookmarkDenial = 'bookmark_not_yours' | 'nothing_to_save';

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

export interface NewBookmark {
  /** Must satisfy `isBookmarkName`. */
  readonly name: string;
  readonly scope: Scope;
}

/** `isVisible` is false for a bookmark of another role, which its creator does not see. */
export interface CreatedBookmark {
  readonly bookmark: Preset;
  readonly isVisible: boolean;
}

/** Saves the current view as a new bookmark and discards the unsaved changes of the bookmark it was based on. */
export const createBookmark = (
  presets: PresetsStore,
  notifications: Notifications,
  view: CollectionView,
): BookmarkWrite<NewBookmark, CreatedBookmark> => {
  const isVisible = (scope: Scope): boolean => presets.viewer !== null && appliesTo(scope, presets.viewer);
  return new BookmarkWrite<NewBookmark, CreatedBookmark>(notifications, ({ name, scope }) =>
    presets.create(newBookmark(view.ref.collection, scope, view.view, name.trim())).pipe(
      tap((result) => {
        if (isLeft(result)) return;
        if (view.ref.bookmark !== null) view.discardChanges();
        notifications.show(isVisible(scope) ? 'bookmark_created' : 'bookmark_created_for_others');
      }),
      mapCall((bookmark) => ({ bookmark, isVisible: isVisible(scope) })),
    ),
  );
};

/** Deletes a bookmark. The view asks for confirmation. */
export const deleteBookmark = (
  presets: PresetsStore,
  notifications: Notifications,
  bookmark: Preset,
): BookmarkWrite<void, void> =>
  new BookmarkWrite<void, void>(
    notifications,
    () => presets.remove(bookmark.id).pipe(tap((result) => isRight(result) && notifications.show('bookmark_deleted'))),
    ownerDenied$(presets, bookmark),
  );

/** Renames a bookmark; the name must satisfy `isBookmarkName`. */
export const renameBookmark = (
  presets: PresetsStore,
  notifications: Notifications,
  bookmark: Preset,
): BookmarkWrite<string, Preset> =>
  new BookmarkWrite<string, Preset>(
    notifications,
    (name) =>
      presets
        .update(bookmark.id, { bookmark: name.trim() })
        .pipe(tap((result) => isRight(result) && notifications.show('bookmark_renamed'))),
    ownerDenied$(presets, bookmark),
  );

/** Saves the changed parts of the open bookmark. */
export const saveBookmark = (
  presets: PresetsStore,
  notifications: Notifications,
  view: CollectionView,
): BookmarkWrite<void, Preset | null> =>
  new BookmarkWrite<void, Preset | null>(
    notifications,
    () => {
      const { bookmark } = view.state;
      if (bookmark === null) return succeed(null);
      return presets
        .update(bookmark.id, view.difference)
        .pipe(tap((result) => isRight(result) && notifications.show('bookmark_saved')));
    },
    view.state$.pipe(
      map(({ bookmark, changes }) => {
        if (bookmark === null || bookmarkDenied(bookmark, presets.viewer?.user ?? null)) return 'bookmark_not_yours';
        return changes.length === 0 ? 'nothing_to_save' : false;
      }),
    ),
  );

import { tap } from 'rxjs';
import { appliesTo, newBookmark, type Preset, type Scope } from '../../domain/presets';
import { mapCall } from '../../kernel';
import type { Notices } from '../notices';
import { BookmarkWrite } from './bookmark-write';
import type { CollectionView } from './collection-view';
import type { PresetsStore } from './presets-store';

export interface NewBookmark {
  /** One that `isBookmarkName`. */
  readonly name: string;
  readonly scope: Scope;
}

/** What has come of it: whether the one who made it sees it too, as they do not when it is for another role. */
export interface CreatedBookmark {
  readonly bookmark: Preset;
  readonly seen: boolean;
}

/** Keeps the view on screen under a name. The bookmark it came from is then as it was saved. */
export const createBookmark = (
  presets: PresetsStore,
  notices: Notices,
  view: CollectionView,
): BookmarkWrite<NewBookmark, CreatedBookmark> => {
  const seen = (scope: Scope): boolean => presets.viewer !== null && appliesTo(scope, presets.viewer);
  return new BookmarkWrite<NewBookmark, CreatedBookmark>(notices, ({ name, scope }) =>
    presets.create(newBookmark(view.place.collection, scope, view.view, name.trim())).pipe(
      tap((result) => {
        if (result._tag === 'Left') return;
        if (view.place.bookmark !== null) view.forget();
        notices.say(seen(scope) ? 'bookmark_created' : 'bookmark_created_for_others');
      }),
      mapCall((bookmark) => ({ bookmark, seen: seen(scope) })),
    ),
  );
};

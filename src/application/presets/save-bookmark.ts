import { map, tap } from 'rxjs';
import { bookmarkDenied, type Preset } from '../../domain/presets';
import { succeed } from '../../kernel';
import type { Notices } from '../notices';
import { BookmarkWrite } from './bookmark-write';
import type { CollectionView } from './collection-view';
import type { PresetsStore } from './presets-store';

/** Keeps what was changed of the bookmark that is open, and nothing else of it. */
export const saveBookmark = (
  presets: PresetsStore,
  notices: Notices,
  view: CollectionView,
): BookmarkWrite<void, Preset | null> =>
  new BookmarkWrite<void, Preset | null>(
    notices,
    () => {
      const { bookmark } = view.state;
      if (bookmark === null) return succeed(null);
      return presets
        .update(bookmark.id, view.difference)
        .pipe(tap((result) => result._tag === 'Right' && notices.say('bookmark_saved')));
    },
    view.state$.pipe(
      map(({ bookmark, changes }) => {
        if (bookmark === null || bookmarkDenied(bookmark, presets.viewer?.user ?? null)) return 'bookmark_not_yours';
        return changes.length === 0 ? 'nothing_to_save' : false;
      }),
    ),
  );

import { map, tap } from 'rxjs';
import { bookmarkDenied, type Preset } from '../../domain/presets';
import type { Notices } from '../notices';
import { BookmarkWrite } from './bookmark-write';
import type { PresetsStore } from './presets-store';

/** Gives a bookmark another name, one that `isBookmarkName`; saved at once. */
export const renameBookmark = (
  presets: PresetsStore,
  notices: Notices,
  bookmark: Preset,
): BookmarkWrite<string, Preset> =>
  new BookmarkWrite<string, Preset>(
    notices,
    (name) =>
      presets
        .update(bookmark.id, { bookmark: name.trim() })
        .pipe(tap((result) => result._tag === 'Right' && notices.say('bookmark_renamed'))),
    presets.presets$.pipe(map(() => bookmarkDenied(bookmark, presets.viewer?.user ?? null) && 'bookmark_not_yours')),
  );

import { map, tap } from 'rxjs';
import { bookmarkDenied, type Preset } from '../../domain/presets';
import type { Notices } from '../notices';
import { BookmarkWrite } from './bookmark-write';
import type { PresetsStore } from './presets-store';

/** Deletes a bookmark; asking first is the view's part. */
export const deleteBookmark = (presets: PresetsStore, notices: Notices, bookmark: Preset): BookmarkWrite<void, void> =>
  new BookmarkWrite<void, void>(
    notices,
    () => presets.remove(bookmark.id).pipe(tap((result) => result._tag === 'Right' && notices.say('bookmark_deleted'))),
    presets.presets$.pipe(map(() => bookmarkDenied(bookmark, presets.viewer?.user ?? null) && 'bookmark_not_yours')),
  );

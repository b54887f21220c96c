import { map, type Observable } from 'rxjs';
import { bookmarkDenied, type Preset } from '../../domain/presets';
import type { Clock } from '../../ports/environment/clock';
import type { AccessStore } from '../access';

/** Why a bookmark cannot be changed or deleted; keys of the locale files. */
export type BookmarkWriteDenial = 'bookmark_change_denied' | 'bookmark_delete_denied';

type Gate<Denial> = (bookmark: Preset) => Denial | false;

/** The permissions on presets decide who may change a bookmark: one's own, one for a role, one for everyone. */
export class BookmarkPermissions {
  readonly change$: Observable<Gate<'bookmark_change_denied'>>;
  readonly deletion$: Observable<Gate<'bookmark_delete_denied'>>;

  constructor({ access$ }: Pick<AccessStore, 'access$'>, clock: Pick<Clock, 'now'>) {
    this.change$ = access$.pipe(
      map(
        (access) => (bookmark) => bookmarkDenied(access, bookmark, 'update', clock.now()) && 'bookmark_change_denied',
      ),
    );
    this.deletion$ = access$.pipe(
      map(
        (access) => (bookmark) => bookmarkDenied(access, bookmark, 'delete', clock.now()) && 'bookmark_delete_denied',
      ),
    );
  }

  /** Why this bookmark cannot be renamed and changed. */
  changeDenied$(bookmark: Preset): Observable<'bookmark_change_denied' | false> {
    return this.change$.pipe(map((gate) => gate(bookmark)));
  }

  deletionDenied$(bookmark: Preset): Observable<'bookmark_delete_denied' | false> {
    return this.deletion$.pipe(map((gate) => gate(bookmark)));
  }
}

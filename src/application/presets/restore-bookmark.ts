import { isLeft } from 'fp-ts/Either';
import { exhaustMap, type Observable, Subject, take, tap } from 'rxjs';
import type { Preset } from '../../domain/presets';
import { Effect } from '../../kernel';
import type { NotificationAction, Notifications } from '../notifications';
import type { PresetsStore } from './presets-store';

/**
 * Whether the deletion of a bookmark can be undone. It comes back with another id, so that links to a shared one, which
 * others may have, would stay broken.
 */
export const isRestorable = ({ user }: Preset, { viewer }: Pick<PresetsStore, 'viewer'>): boolean =>
  user !== null && user === viewer?.user;

/** Creates a deleted bookmark again, once. Outlives the dialog, as the notification that offers it does. */
export class RestoreBookmark {
  private readonly requests$ = new Subject<void>();
  private readonly work = new Effect(
    this.requests$.pipe(
      take(1),
      exhaustMap(() => this.create()),
    ),
  );

  constructor(
    private readonly presets: PresetsStore,
    private readonly notifications: Pick<Notifications, 'showNamed' | 'showFailure'>,
    private readonly bookmark: Preset,
  ) {}

  /** The action of the notification about the deletion; none for a bookmark of others. */
  offer(): { readonly action?: NotificationAction } {
    return isRestorable(this.bookmark, this.presets)
      ? { action: { text: 'undo', run: () => this.requests$.next() } }
      : {};
  }

  private create(): Observable<unknown> {
    const { id: _, ...draft } = this.bookmark;
    return this.presets.create(draft).pipe(
      tap((result) => {
        if (isLeft(result)) this.notifications.showFailure(result.left);
        else this.notifications.showNamed('bookmark_restored', () => draft.bookmark);
      }),
    );
  }
}

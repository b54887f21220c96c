import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, exhaustMap, map, type Observable, startWith, Subject, switchMap, tap } from 'rxjs';
import { Notifications } from '../../../application/notifications';
import { type PresetOverview, PresetsStore } from '../../../application/presets';
import { Effect, RemoteDataStore } from '../../../kernel';
import { viewModel } from '../../../kit';

const NONE: PresetOverview = { entries: [], counts: { bookmarks: 0, presets: 0 } };

/** The list of all presets of the project, and the deletion of the selected ones. */
export class PresetListViewModel {
  private readonly loaded = new RemoteDataStore<PresetOverview>(NONE);
  private readonly selection = new BehaviorSubject<ReadonlySet<string>>(new Set());
  private readonly busy = new BehaviorSubject(false);
  private readonly reloads$ = new Subject<void>();
  private readonly deletions$ = new Subject<void>();
  private readonly loading: Effect;
  private readonly deleting: Effect;
  readonly overview$ = this.loaded.data$;
  readonly selected$: Observable<ReadonlySet<string>> = this.selection.asObservable();
  readonly busy$: Observable<boolean> = this.busy.asObservable();
  private readonly deleted = new Subject<void>();
  /** Emits once a deletion has ended, also if it has failed. */
  readonly deleted$: Observable<void> = this.deleted.asObservable();

  constructor(presets: PresetsStore, notifications: Pick<Notifications, 'showCount' | 'showFailure'>) {
    this.loading = new Effect(
      this.reloads$.pipe(
        startWith(undefined),
        switchMap(() => this.loaded.load(presets.overview())),
      ),
    );
    this.deleting = new Effect(
      this.deletions$.pipe(
        tap(() => this.busy.next(true)),
        map(() => [...this.selection.value].map(Number)),
        exhaustMap((ids) => presets.removeMany(ids).pipe(map((result) => ({ result, count: ids.length })))),
        tap(({ result, count }) => {
          this.busy.next(false);
          if (isLeft(result)) notifications.showFailure(result.left);
          else {
            notifications.showCount(count, 'items_deleted');
            this.selection.next(new Set());
          }
          this.deleted.next();
          this.reload();
        }),
      ),
    );
  }

  select(keys: ReadonlySet<string>): void {
    this.selection.next(keys);
  }

  /** Deletes the selected presets: all or none. */
  deleteSelected(): void {
    this.deletions$.next();
  }

  reload(): void {
    this.reloads$.next();
  }

  dispose(): void {
    this.loading.dispose();
    this.deleting.dispose();
  }
}

export const presetListViewModel = viewModel(
  [PresetsStore, Notifications],
  (presets, notifications) => () => new PresetListViewModel(presets, notifications),
);

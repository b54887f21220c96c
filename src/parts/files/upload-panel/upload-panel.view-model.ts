import { map, type Observable, scan } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../../application/dependencies';
import type { Uploads } from '../../../application/files';
import { isRunning, remainingTime, type UploadEntry, type UploadSummary, uploadSummary } from '../../../domain/files';
import { StateValue } from '../../../kernel';
import { viewModel } from '../../../kit';

export interface UploadOverview {
  readonly entries: readonly UploadEntry[];
  readonly summary: UploadSummary;
  /** In ms; null while nothing runs, or before the speed is known. */
  readonly remainingMs: number | null;
}

/** When the uploads that run now began, and what had been sent before. */
interface Start {
  readonly at: number;
  readonly sentBytes: number;
}

interface Measured extends UploadOverview {
  readonly start: Start | null;
}

const NOTHING: Measured = { entries: [], summary: uploadSummary([]), remainingMs: null, start: null };

/** The queue with its progress in all. */
export class UploadPanelViewModel {
  private readonly state: StateValue<UploadOverview>;
  readonly overview$: Observable<UploadOverview>;

  constructor(
    private readonly uploads: Uploads,
    private readonly clock: ItemDependencies['clock'],
  ) {
    this.state = new StateValue<UploadOverview>(
      NOTHING,
      uploads.entries$.pipe(
        scan((previous: Measured, entries) => this.measure(previous, entries), NOTHING),
        map(({ entries, summary, remainingMs }) => ({ entries, summary, remainingMs })),
      ),
    );
    this.overview$ = this.state.value$;
  }

  /** Removes everything that is not running from the list. */
  dismissAll(): void {
    for (const entry of this.state.value.entries) this.uploads.dismiss(entry.id);
  }

  dispose(): void {
    this.state.dispose();
  }

  private measure({ start }: Measured, entries: readonly UploadEntry[]): Measured {
    const summary = uploadSummary(entries);
    if (!entries.some(isRunning)) return { entries, summary, remainingMs: null, start: null };
    const since = start ?? { at: this.clock.now(), sentBytes: summary.sentBytes };
    const remainingMs = remainingTime(
      summary.remainingBytes,
      summary.sentBytes - since.sentBytes,
      this.clock.now() - since.at,
    );
    return { entries, summary, remainingMs, start: since };
  }
}

export const uploadPanelViewModel = viewModel(
  [itemDependencies('clock')],
  ({ clock }) =>
    (uploads: Uploads) =>
      new UploadPanelViewModel(uploads, clock),
);

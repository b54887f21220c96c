import { isRight } from 'fp-ts/Either';
import { BehaviorSubject, map, mergeMap, Subject, tap, type Observable } from 'rxjs';
import { Effect } from '../../kernel';
import type { Clipboard } from '../../ports/environment/clipboard';
import type { Notifications } from '../notifications';

/** Cells of a table, row by row. */
type Rows = readonly (readonly string[])[];

interface CopyRequest {
  readonly text: string;
  readonly onResult: (copied: boolean) => void;
}

/** Cells with line breaks or tabs are quoted, as spreadsheets write and read them. */
const quoteCell = (text: string): string => (/[\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as lines of tab-separated text. */
export const rowsAsText = (rows: Rows): string => rows.map((cells) => cells.map(quoteCell).join('\t')).join('\n');

/**
 * Copies text to the clipboard and reports the outcome as a notification. A denied permission is a warning, never a
 * failure.
 */
export class ClipboardWriter {
  private readonly requests$ = new Subject<CopyRequest>();
  private readonly writes: Effect;
  private readonly deniedLink = new BehaviorSubject<string | null>(null);
  /** The last link that could not be copied, to be shown for copying by hand; null after a successful copy. */
  readonly deniedLink$: Observable<string | null> = this.deniedLink.asObservable();

  constructor(
    clipboard: Pick<Clipboard, 'write'>,
    private readonly notifications: Pick<Notifications, 'show' | 'showCount'>,
  ) {
    this.writes = new Effect(
      this.requests$.pipe(
        mergeMap(({ text, onResult }) =>
          clipboard.write(text).pipe(
            map((result) => isRight(result) && result.right),
            tap(onResult),
          ),
        ),
      ),
    );
  }

  /** Copies rows as tab-separated lines and reports their number. No rows leave the clipboard as it is. */
  copyRows(rows: Rows): void {
    if (rows.length === 0) return;
    this.copy(rowsAsText(rows), (copied) => {
      if (copied) this.notifications.showCount(rows.length, 'values_copied');
      else this.notifications.show('values_not_copied', 'warning');
    });
  }

  /** Copies the URL of a view. */
  copyViewLink(url: string): void {
    this.copy(url, (copied) => {
      this.deniedLink.next(copied ? null : url);
      if (copied) this.notifications.show('view_link_copied');
      else this.notifications.show('view_link_not_copied', 'warning');
    });
  }

  /** Copies unsaved text that cannot be restored into its field. */
  copyEdits(text: string): void {
    this.copy(text, (copied) => {
      if (copied) this.notifications.show('edits_copied');
      else this.notifications.show('edits_not_copied', 'warning');
    });
  }

  dispose(): void {
    this.writes.dispose();
  }

  private copy(text: string, onResult: CopyRequest['onResult']): void {
    this.requests$.next({ text, onResult });
  }
}

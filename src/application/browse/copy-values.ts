import { mergeMap, Subject, tap } from 'rxjs';
import { Effect } from '../../kernel';
import type { Clipboard } from '../../ports/clipboard';
import type { Notifications } from '../notifications';
import { copiedText } from './copied-values.rules';

type Rows = readonly (readonly string[])[];

/** Copies rows of values as lines of text, and says how many lines. */
export class CopyValues {
  private readonly requests$ = new Subject<Rows>();
  private readonly work: Effect;

  constructor(clipboard: Pick<Clipboard, 'write'>, notifications: Notifications) {
    this.work = new Effect(
      this.requests$.pipe(
        mergeMap((rows) =>
          clipboard.write(copiedText(rows)).pipe(
            tap((result) => {
              if (result._tag === 'Right' && result.right) notifications.showCount(rows.length, 'values_copied');
              else notifications.show('values_not_copied', 'warning');
            }),
          ),
        ),
      ),
    );
  }

  execute(rows: Rows): void {
    if (rows.length > 0) this.requests$.next(rows);
  }

  dispose(): void {
    this.work.dispose();
  }
}

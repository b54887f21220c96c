import { mergeMap, Subject, tap } from 'rxjs';
import { Effect } from '../../kernel';
import type { Clipboard } from '../../ports/clipboard';
import type { Notices } from '../notices';
import { copiedText } from './copied-values.rules';

type Rows = readonly (readonly string[])[];

/** Copies rows of values as lines of text, and says how many lines. */
export class CopyValues {
  private readonly requests$ = new Subject<Rows>();
  private readonly work: Effect;

  constructor(clipboard: Pick<Clipboard, 'write'>, notices: Notices) {
    this.work = new Effect(
      this.requests$.pipe(
        mergeMap((rows) =>
          clipboard.write(copiedText(rows)).pipe(
            tap((result) => {
              if (result._tag === 'Right' && result.right) notices.sayOf(rows.length, 'values_copied');
              else notices.say('values_not_copied', 'warning');
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

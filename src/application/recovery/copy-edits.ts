import { concatMap, of, Subject, tap, type Observable } from 'rxjs';
import { Effect, type Operation } from '../../kernel';
import type { Clipboard } from '../../ports/clipboard';
import type { Notices } from '../notices';

/** Copies what somebody wrote, where it cannot be put back into its field. */
export class CopyEdits implements Operation<never, string> {
  private readonly texts$ = new Subject<string>();
  private readonly work: Effect;
  readonly denied$: Observable<false> = of(false);

  constructor(clipboard: Pick<Clipboard, 'write'>, notices: Pick<Notices, 'say'>) {
    this.work = new Effect(
      this.texts$.pipe(
        concatMap((text) => clipboard.write(text)),
        tap((result) => {
          if (result._tag === 'Right' && result.right) notices.say('edits_copied');
          else notices.say('edits_not_copied', 'warning');
        }),
      ),
    );
  }

  execute(text: string): void {
    this.texts$.next(text);
  }

  dispose(): void {
    this.work.dispose();
  }
}

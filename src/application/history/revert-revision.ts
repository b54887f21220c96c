import { combineLatest, map, Subject, type Observable } from 'rxjs';
import { StateValue, type Operation } from '../../kernel';
import type { ItemForm } from '../item-editing';
import type { Notices } from '../notices';
import type { ShownRevision } from './shown-revision';

export type RevertDenial = 'saving' | 'nothing_to_put_back';

/** Puts old values into the edits of the form: all that can go back, or one field. It saves nothing. */
export class RevertRevision implements Operation<RevertDenial, string | null> {
  private readonly done = new Subject<number>();
  private readonly shown: StateValue<ShownRevision | null>;
  private readonly now: StateValue<RevertDenial | false>;
  readonly denied$: Observable<RevertDenial | false>;
  /** How many values have been put back. */
  readonly reverted$: Observable<number> = this.done.asObservable();

  constructor(
    shown$: Observable<ShownRevision | null>,
    busy$: Observable<boolean>,
    private readonly form: ItemForm,
    private readonly notices: Notices,
  ) {
    this.shown = new StateValue<ShownRevision | null>(null, shown$);
    this.now = new StateValue<RevertDenial | false>(
      'nothing_to_put_back',
      combineLatest([shown$, busy$]).pipe(
        map(([shown, busy]) => {
          if (busy) return 'saving';
          return shown === null || Object.keys(shown.plan.edits).length === 0 ? 'nothing_to_put_back' : false;
        }),
      ),
    );
    this.denied$ = this.now.value$;
  }

  /** One field, or null for all of them. */
  execute(field: string | null): void {
    if (this.now.value !== false) return;
    const edits = Object.entries(this.shown.value?.plan.edits ?? {}).filter(
      ([name]) => field === null || name === field,
    );
    for (const [name, value] of edits) this.form.change(name, value);
    if (edits.length === 0) return;
    this.notices.sayOf(edits.length, 'values_put_back');
    this.done.next(edits.length);
  }

  dispose(): void {
    this.now.dispose();
    this.shown.dispose();
  }
}

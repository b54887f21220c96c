import { combineLatest, filter, map, NEVER, of, type Observable } from 'rxjs';
import type { Item } from '../../../domain/items';
import type { BatchTarget } from '../../../domain/recovery';
import { StateValue, ready, type Json } from '../../../kernel';
import type { ItemForm } from '../../item-editing';
import type { RecordableForm } from '../../recovery';
import type { ListSession } from '../list/list-session';

/** The state of the batch form that is recorded. */
export interface BatchFormState {
  readonly form: ItemForm;
  /** The names of the ticked fields. */
  readonly ticked$: Observable<readonly string[]>;
  readonly dirty$: Observable<boolean>;
  /** The values of the ticked fields. */
  readonly payload: Item;
  tick(name: string): void;
}

/** Adapts the batch form to the draft recorder: ticked fields are its edits, and restored values are ticked. */
export class BatchJournal implements RecordableForm {
  private readonly targetState: StateValue<BatchTarget>;
  readonly target$: Observable<BatchTarget>;
  readonly item$ = of(ready<Item>({}));
  readonly attempt$ = NEVER;
  readonly form: RecordableForm['form'];

  constructor({ collection, selection }: Pick<ListSession, 'collection' | 'selection'>, state: BatchFormState) {
    const targetOf = (keys: BatchTarget['keys']): BatchTarget => ({ kind: 'several', collection, keys });
    // After a partial save, only the remaining items are recorded; an empty selection keeps the last target.
    const remaining$ = selection.keys$.pipe(
      filter((keys) => keys.length > 0),
      map(targetOf),
    );
    this.targetState = new StateValue<BatchTarget>(targetOf(selection.keys), remaining$);
    this.target$ = this.targetState.value$;
    const { form } = state;
    this.form = {
      values$: combineLatest([state.ticked$, form.values$]).pipe(map(() => state.payload)),
      unfinishedTexts$: form.unfinishedTexts$,
      rawTexts$: form.rawTexts$,
      pending$: NEVER,
      draftBaselines: {},
      drawer: { texts: {}, restore: () => undefined },
      baselines: form.baselines,
      relations: () => form.relations(),
      dirty$: state.dirty$,
      get edits() {
        return state.payload;
      },
      get draftEdits() {
        return state.payload;
      },
      isSame: form.isSame,
      change: (name: string, value: Json) => {
        state.tick(name);
        form.change(name, value);
      },
      setUnfinished: (name, text) => form.setUnfinished(name, text),
      setRawText: (name, text) => form.setRawText(name, text),
    };
  }

  get target(): BatchTarget {
    return this.targetState.value;
  }

  /** A batch has no common baseline. */
  setBaseline(): void {}

  /** A batch creates no items. */
  resume(): void {}

  dispose(): void {
    this.targetState.dispose();
  }
}

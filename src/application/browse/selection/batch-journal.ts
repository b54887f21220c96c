import { combineLatest, filter, map, NEVER, of, type Observable } from 'rxjs';
import type { Item } from '../../../domain/items';
import type { BatchTarget } from '../../../domain/recovery';
import { StateValue, ready, type Json } from '../../../kernel';
import type { ItemForm } from '../../item-editing';
import type { RecordableForm } from '../../recovery';
import type { ListSession } from '../list/list-session';

/** What a form for several items lets the journal see of it. */
export interface BatchFormState {
  readonly form: ItemForm;
  /** The names of the fields that are ticked. */
  readonly ticked$: Observable<readonly string[]>;
  readonly dirty$: Observable<boolean>;
  /** What would be sent. */
  readonly payload: Item;
  /** Ticks a field, if it is offered and not ticked yet. */
  tick(name: string): void;
}

/** A form for several items as the journal knows forms: what is ticked counts as edited, and what comes back is ticked. */
export class BatchJournal implements RecordableForm {
  private readonly targetState: StateValue<BatchTarget>;
  readonly target$: Observable<BatchTarget>;
  readonly item$ = of(ready<Item>({}));
  readonly attempt$ = NEVER;
  readonly form: RecordableForm['form'];

  constructor({ collection, selection }: Pick<ListSession, 'collection' | 'selection'>, typing: BatchFormState) {
    const placeOf = (keys: BatchTarget['keys']): BatchTarget => ({ kind: 'several', collection, keys });
    // What is left of a selection once some of it is saved. Of nothing there is nothing to keep.
    const left$ = selection.keys$.pipe(
      filter((keys) => keys.length > 0),
      map(placeOf),
    );
    this.targetState = new StateValue<BatchTarget>(placeOf(selection.keys), left$);
    this.target$ = this.targetState.value$;
    const { form } = typing;
    this.form = {
      values$: combineLatest([typing.ticked$, form.values$]).pipe(map(() => typing.payload)),
      unfinishedTexts$: form.unfinishedTexts$,
      rawTexts$: form.rawTexts$,
      dirty$: typing.dirty$,
      get edits() {
        return typing.payload;
      },
      change: (name: string, value: Json) => {
        typing.tick(name);
        form.change(name, value);
      },
      setUnfinished: (name, text) => form.setUnfinished(name, text),
      setRawText: (name, text) => form.setRawText(name, text),
    };
  }

  get target(): BatchTarget {
    return this.targetState.value;
  }

  /** Several items have no common beginning. */
  setBaseline(): void {}

  /** Nothing is created here. */
  resume(): void {}

  dispose(): void {
    this.targetState.dispose();
  }
}

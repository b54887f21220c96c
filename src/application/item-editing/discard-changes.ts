import { combineLatest, map, type Observable } from 'rxjs';
import { StateValue, type Operation } from '../../kernel';
import type { Notices } from '../notices';
import type { ItemEditing } from './item-editing';

export type DiscardDenial = 'nothing_to_discard' | 'saving';

/** Puts every field back to where it started; for a while everything typed can be had back. */
export class DiscardChanges implements Operation<DiscardDenial> {
  private readonly now: StateValue<DiscardDenial | false>;
  private readonly texts: StateValue<ReadonlyMap<string, string>>;
  private readonly rawTexts: StateValue<ReadonlyMap<string, string>>;
  private offered: number | null = null;
  readonly denied$: Observable<DiscardDenial | false>;

  constructor(
    private readonly editing: ItemEditing,
    private readonly notices: Notices,
  ) {
    this.now = new StateValue<DiscardDenial | false>(
      'nothing_to_discard',
      combineLatest([editing.form.dirty$, editing.busy$]).pipe(
        map(([dirty, busy]) => (busy ? 'saving' : dirty ? false : 'nothing_to_discard')),
      ),
    );
    this.denied$ = this.now.value$;
    this.texts = new StateValue<ReadonlyMap<string, string>>(new Map(), editing.form.unfinishedTexts$);
    this.rawTexts = new StateValue<ReadonlyMap<string, string>>(new Map(), editing.form.rawTexts$);
  }

  execute(): void {
    if (this.now.value !== false) return;
    const { form, known } = this.editing;
    const { edits } = form;
    const [texts, rawTexts] = [this.texts.value, this.rawTexts.value];
    form.start(known);
    const run = (): void => {
      for (const [field, value] of Object.entries(edits)) form.change(field, value);
      for (const [field, text] of texts) form.keepUnfinished(field, text);
      for (const [field, text] of rawTexts) form.keepRawText(field, text);
    };
    this.offered = this.notices.offer('changes_discarded', { text: 'undo', run });
  }

  /** The way back ends with the page: there is no form any more to give anything back to. */
  dispose(): void {
    if (this.offered !== null) this.notices.dismiss(this.offered);
    this.texts.dispose();
    this.rawTexts.dispose();
    this.now.dispose();
  }
}

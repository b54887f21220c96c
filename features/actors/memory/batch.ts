import type { BatchState } from '../../../src/application/browse';
import type { PageAction } from '../../../src/kit';
import type { DraftRecovery } from '../../../src/application/recovery';
import { currentValue } from '../../../src/kernel';
import {
  batchEditViewModel,
  type BatchEditViewModel,
  batchEditFromUrlViewModel,
} from '../../../src/parts/lists/list-page/batch/batch-edit.view-models';
import type { ListPageViewModel } from '../../../src/parts/lists/list-page/list-page.view-model';
import {
  selectionViewModel,
  type SelectionViewModel,
} from '../../../src/parts/lists/list-page/batch/selection.view-model';
import type { BatchActor, BatchAction } from '../batch-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';

/** Drives the view-models of batch actions. */
export class MemoryBatch implements BatchActor {
  private over: ListPageViewModel | null = null;
  private chosen: SelectionViewModel | null = null;
  private editing: BatchEditViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async selects(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.list.browse.selection.toggle(key);
  }

  async selectsEverything(): Promise<void> {
    this.run('select-found');
    this.router.settle();
  }

  async clearsSelection(): Promise<void> {
    this.list.browse.selection.clear();
  }

  async deletesSelection(answer: 'delete' | 'cancel'): Promise<void> {
    this.run('delete-selection');
    if (answer === 'delete') this.selected.remove.execute();
    this.selected.closeDialog();
    this.router.settle();
  }

  async archivesSelection(): Promise<void> {
    this.run('archive-selection');
    this.router.settle();
  }

  async startsDeletion(): Promise<void> {
    this.run('delete-selection');
    this.router.settle();
  }

  async confirmsWarnings(): Promise<void> {
    const kind = currentValue(this.selected.dialog$)?.kind;
    if (kind === 'delete') {
      this.selected.closeDialog();
      this.selected.remove.execute();
    } else if (this.editing === null) this.selected.confirmArchive();
    else {
      this.editing.dismissRisks();
      this.editing.edit.execute();
    }
    this.router.settle();
  }

  async beginsEdit(): Promise<void> {
    this.editing = batchEditViewModel(this.router.services)(this.list.browse, this.list.risks);
  }

  async ticks(field: string): Promise<void> {
    this.form.edit.toggle(field);
  }

  async fillsIn(field: string, value: string): Promise<void> {
    this.form.edit.form.change(field, value);
  }

  async savesEdit(): Promise<void> {
    this.form.save();
    this.router.settle();
  }

  async discardsEdit(): Promise<void> {
    this.editing?.edit.recorder.discard();
    this.closes();
  }

  /** Closes the batch form with its page. */
  closes(): void {
    this.editing?.dispose();
    this.editing = null;
  }

  /** The recoverable drafts of the batch form; null while it is closed. */
  get recovery(): DraftRecovery | null {
    return this.editing?.edit.recovery ?? null;
  }

  /** Opens the batch form of a journal entry. */
  goesOnWith(entry: string): void {
    const view = batchEditFromUrlViewModel(this.router.services)(this.list.browse, { kind: 'entry', entry });
    view.execute();
    if (currentValue(view.selected$) === true)
      this.editing = batchEditViewModel(this.router.services)(this.list.browse);
    view.dispose();
  }

  async closesFailure(): Promise<void> {
    this.selected.remove.run.dismiss();
    this.selected.archive.run.dismiss();
  }

  async selection(): Promise<string> {
    const { selected } = currentValue(this.selected.counts$);
    return selected === 0 ? '' : this.texts.translate({ key: 'selected_number', parameters: { number: selected } });
  }

  async otherPagesCount(): Promise<string> {
    const { elsewhere } = currentValue(this.selected.counts$);
    return elsewhere === 0
      ? ''
      : this.texts.translate({ key: 'selected_elsewhere', parameters: { number: elsewhere } });
  }

  async warnings(): Promise<readonly string[]> {
    const dialog = currentValue(this.selected.dialog$);
    const risks = this.editing === null ? (dialog?.risks ?? []) : currentValue(this.editing.risks$);
    return risks.map((key) => this.texts.translate({ key }));
  }

  async disabledReason(deed: BatchAction): Promise<string | null> {
    const action = this.action(`${deed}-selection`);
    if (action === undefined) throw new Error(`${deed} is not offered`);
    const reason = currentValue(action.denied$);
    return reason === false ? null : this.texts.translate({ key: reason });
  }

  async isEditOffered(): Promise<boolean> {
    return this.action('edit-selection') !== undefined;
  }

  async isArchiveOffered(): Promise<boolean> {
    return this.action('archive-selection') !== undefined;
  }

  async failureText(): Promise<string> {
    const state: BatchState = currentValue(this.selected.remove.run.state$);
    if (state.kind !== 'failed') return '';
    const [done, left] = [state.done.length, state.remaining.length];
    return this.texts.translate({ key: 'batch_deleted_of', parameters: { done, total: done + left } });
  }

  async fieldError(field: string): Promise<string | null> {
    return this.texts.fieldErrors(currentValue(this.form.edit.form.fieldErrors$(field)));
  }

  private action(id: string): PageAction | undefined {
    return currentValue(this.selected.all$).find((each) => each.id === id);
  }

  private run(id: string): void {
    this.action(id)?.execute?.();
  }

  private get list(): ListPageViewModel {
    if (this.router.page.kind !== 'list') throw new Error(`There is no list at ${this.router.address}`);
    return this.router.page.view;
  }

  private get selected(): SelectionViewModel {
    const { list } = this;
    if (this.chosen === null || this.over !== list) {
      this.chosen?.dispose();
      this.over = list;
      this.chosen = selectionViewModel(this.router.services)(list.browse, list.risks);
    }
    return this.chosen;
  }

  private get form(): BatchEditViewModel {
    if (this.editing === null) throw new Error('Nothing is being edited');
    return this.editing;
  }
}

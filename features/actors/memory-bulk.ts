import type { BatchState } from '../../src/application/browse';
import type { ImportProgress, ImportStage } from '../../src/application/exchange';
import type { RecoveryOffer } from '../../src/application/recovery';
import { fieldName } from '../../src/domain/schema';
import { Downloads } from '../../src/ports/downloads';
import { batchEditViewModel, type BatchEditViewModel } from '../../src/modules/collections/browse/batch-edit.view-model';
import type { BrowseViewModel } from '../../src/modules/collections/browse/browse.view-model';
import { exportViewModel, type ExportExtent } from '../../src/modules/collections/browse/export.view-model';
import { goOnViewModel } from '../../src/modules/collections/browse/go-on.view-model';
import { selectionViewModel, type SelectionViewModel } from '../../src/modules/collections/browse/selection.view-model';
import { importViewModel, type ImportViewModel } from '../../src/modules/collections/import/import.view-model';
import type { BulkActor, BulkDeed, ExportOrder, ImportCounts } from './bulk-actor';
import type { MemoryPages } from './memory-pages';
import type { MemoryWords } from './memory-words';
import { now } from './now';
import type { RecordedDownloads } from './recorded-downloads';

const EXTENTS: Readonly<Record<ExportOrder['what'], ExportExtent>> = { filtered: 'found', all: 'everything', selected: 'selected' };

/** Drives the view-models of work on many items. */
export class MemoryBulk implements BulkActor {
  private over: BrowseViewModel | null = null;
  private chosen: SelectionViewModel | null = null;
  private editing: BatchEditViewModel | null = null;
  private importing: ImportViewModel | null = null;

  constructor(
    private readonly pages: MemoryPages,
    private readonly words: MemoryWords,
  ) {}

  async selects(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.list.browse.selection.toggle(key);
  }

  async selectsEverything(): Promise<void> {
    this.selected.everything.execute();
    this.pages.settle();
  }

  async clearsSelection(): Promise<void> {
    this.list.browse.selection.clear();
  }

  async deletesSelection(answer: 'delete' | 'cancel'): Promise<void> {
    if (answer === 'delete') this.selected.remove.execute();
    this.pages.settle();
  }

  async archivesSelection(): Promise<void> {
    this.selected.archive.execute('archive');
    this.pages.settle();
  }

  async beginsEdit(): Promise<void> {
    this.editing = batchEditViewModel(this.pages.services)(this.list.browse);
  }

  async ticks(field: string): Promise<void> {
    this.form.edit.toggle(field);
  }

  async fillsIn(field: string, value: string): Promise<void> {
    this.form.edit.form.change(field, value);
  }

  async savesEdit(): Promise<void> {
    this.form.edit.execute();
    this.pages.settle();
  }

  async leavesEdit(): Promise<void> {
    this.editing?.edit.recorder.discard();
    this.closes();
  }

  /** The page is gone, and the form over it. */
  closes(): void {
    this.editing?.dispose();
    this.editing = null;
  }

  /** What the form over the list offers; null while there is none. */
  get recovery(): RecoveryOffer | null {
    return this.editing?.edit.recovery ?? null;
  }

  /** Opens the form for what an entry of the journal tells of. */
  goesOnWith(entry: string): void {
    const view = goOnViewModel(this.pages.services)(this.list.browse, entry);
    if (now(view.found$) === true) this.editing = batchEditViewModel(this.pages.services)(this.list.browse);
    view.dispose();
  }

  async acknowledges(): Promise<void> {
    this.selected.remove.run.dismiss();
    this.selected.archive.run.dismiss();
  }

  async exports({ format, what, columns }: ExportOrder): Promise<void> {
    const view = exportViewModel(this.pages.services)(this.list.browse);
    view.choose({ format, what: EXTENTS[what], columns });
    view.execute();
    this.pages.settle();
    view.dispose();
  }

  async opensFile(name: string, content: string): Promise<void> {
    const { browse } = this.list;
    this.importing = importViewModel(this.pages.services)(browse.collection, this.words.locale.code, () => browse.list.refresh());
    this.importing.items.choose(new File([content], name));
    while (this.stage.kind === 'reading') await new Promise((done) => setTimeout(done, 1));
    this.pages.settle();
  }

  async mapsColumn(column: string, field: string): Promise<void> {
    this.import.items.map(this.table.table.columns.indexOf(column), field === '' ? null : field);
    this.pages.settle();
  }

  async updatesExisting(): Promise<void> {
    this.import.items.withExisting('update');
    this.pages.settle();
  }

  async startsImport(): Promise<void> {
    this.import.items.execute();
    this.pages.settle();
  }

  async goesOn(): Promise<void> {
    if (this.stage.kind === 'sending') this.stage.run.resume();
    this.pages.settle();
  }

  async downloadsFailed(): Promise<void> {
    this.import.saveFailed();
  }

  async selection(): Promise<string> {
    const { selected } = now(this.selected.counts$);
    return selected === 0 ? '' : this.words.say({ key: 'selected_number', parameters: { number: selected } });
  }

  async elsewhere(): Promise<string> {
    const { elsewhere } = now(this.selected.counts$);
    return elsewhere === 0 ? '' : this.words.say({ key: 'selected_elsewhere', parameters: { number: elsewhere } });
  }

  async reasonAgainst(deed: BulkDeed): Promise<string | null> {
    const { remove, archive, editDisabled$ } = this.selected;
    const reason = now(deed === 'delete' ? remove.disabled$ : deed === 'edit' ? editDisabled$ : archive.disabled$);
    return reason === false ? null : this.words.say({ key: reason });
  }

  async isEditOffered(): Promise<boolean> {
    return now(this.selected.counts$).selected > 1;
  }

  async isArchiveOffered(): Promise<boolean> {
    return now(this.selected.ways$).archive;
  }

  async wentWrong(): Promise<string> {
    const state: BatchState = now(this.selected.remove.run.state$);
    if (state.kind !== 'failed') return '';
    const [done, left] = [state.done.length, state.left.length];
    return this.words.say({ key: 'batch_deleted_of', parameters: { done, total: done + left } });
  }

  async faultAt(field: string): Promise<string | null> {
    return this.words.faults(now(this.form.edit.form.fieldErrors$(field)));
  }

  async download(): Promise<{ readonly name: string; readonly text: string }> {
    const { last } = this.pages.services.get(Downloads) as RecordedDownloads;
    if (last === null) throw new Error('Nothing has been saved');
    return { name: last.name, text: await last.file.text() };
  }

  async goalOf(column: string): Promise<string> {
    const { table, mapping } = this.table;
    const key = mapping[table.columns.indexOf(column)];
    const field = this.import.items.fields.find((each) => each.field === key);
    return field === undefined ? '' : fieldName(field, this.words.locale.code);
  }

  async preview(): Promise<string> {
    const { stage } = this;
    if (stage.kind === 'choosing') return stage.fault === null ? '' : this.words.say({ key: `table_${stage.fault}` });
    const { wrong, first } = now(this.import.items.checks$);
    return wrong === 0 || first === null
      ? this.words.say({ key: 'rows_fine' })
      : `${this.words.say({ key: 'rows_wrong', parameters: { number: wrong } })} ${first.problems.map(this.import.problemText).join('; ')}`;
  }

  async imported(): Promise<ImportCounts> {
    const { created, updated, skipped, failed } = this.progress;
    return { created, updated, skipped, failed: failed.length };
  }

  async failedRows(): Promise<readonly string[]> {
    return this.progress.failed.map((row) => `${this.import.items.numberOf(this.table, row.index)}: ${this.import.reasonOf(row)}`);
  }

  async isPaused(): Promise<boolean> {
    return this.progress.kind === 'paused';
  }

  private get list(): BrowseViewModel {
    if (this.pages.page.kind !== 'list') throw new Error(`There is no list at ${this.pages.address}`);
    return this.pages.page.view;
  }

  private get selected(): SelectionViewModel {
    const { list } = this;
    if (this.chosen === null || this.over !== list) {
      this.chosen?.dispose();
      this.over = list;
      this.chosen = selectionViewModel(this.pages.services)(list.browse);
    }
    return this.chosen;
  }

  private get form(): BatchEditViewModel {
    if (this.editing === null) throw new Error('Nothing is being edited');
    return this.editing;
  }

  private get import(): ImportViewModel {
    if (this.importing === null) throw new Error('No file is open');
    return this.importing;
  }

  private get stage(): ImportStage {
    return now(this.import.items.stage$);
  }

  private get table() {
    const { stage } = this;
    if (stage.kind !== 'mapping' && stage.kind !== 'sending') throw new Error('No file is open');
    return stage.open;
  }

  private get progress(): ImportProgress {
    if (this.stage.kind !== 'sending') throw new Error('Nothing is being imported');
    return now(this.stage.run.progress$);
  }
}

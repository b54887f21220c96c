import type { ExportExtent, ImportProgress, ImportStage } from '../../../src/application/import-export';
import { columnNotations, type MappedColumn } from '../../../src/domain/import-export';
import { currentValue } from '../../../src/kernel';
import { Downloads } from '../../../src/ports/environment/downloads';
import type { ListPageViewModel } from '../../../src/parts/lists/list-page/list-page.view-model';
import { exportViewModel } from '../../../src/parts/lists/list-page/sidebar/export.view-model';
import { importViewModel, type ImportViewModel } from '../../../src/modules/collections/import/import.view-model';
import type { ImportExportActor, ExportChoice, ImportCounts } from '../batch-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import type { RecordedDownloads } from '../../assemblies/memory-browser';

const EXTENTS: Readonly<Record<ExportChoice['what'], ExportExtent>> = {
  filtered: 'found',
  all: 'everything',
  selected: 'selected',
};

/** Drives the view-models of export and import. */
export class MemoryImportExport implements ImportExportActor {
  private importing: ImportViewModel | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async exports({ format, what, columns }: ExportChoice): Promise<void> {
    const view = exportViewModel(this.router.services)(this.list.browse);
    view.work.setOptions({ format, what: EXTENTS[what], columns });
    view.work.execute(this.texts.locale.code);
    this.router.settle();
    view.dispose();
  }

  async choosesCsvForExcel(): Promise<void> {
    const view = exportViewModel(this.router.services)(this.list.browse);
    view.work.setCsvOptions({ isForExcel: true, hasLocalSeparators: true });
    view.dispose();
  }

  async opensFile(name: string, content: string): Promise<void> {
    const { browse } = this.list;
    this.importing = importViewModel(this.router.services)(browse.collection, this.texts.locale.code, () =>
      browse.list.refresh(),
    );
    this.importing.items.choose(new File([content], name));
    while (this.stage.kind === 'reading') await new Promise((done) => setTimeout(done, 1));
    this.router.settle();
  }

  async mapsColumn(column: string, field: string): Promise<void> {
    this.import.items.map(this.table.table.columns.indexOf(column), field === '' ? null : field);
    this.router.settle();
  }

  async readsColumnAs(column: string, format: string): Promise<void> {
    const mapped = this.mapped(column);
    const notation = columnNotations(mapped.field).find((each) => this.import.notationText(each, mapped) === format);
    if (notation === undefined) throw new Error(`The column ${column} has no format ${format}`);
    this.import.items.readColumnAs(mapped.column, notation);
    this.router.settle();
  }

  async updatesExisting(): Promise<void> {
    this.import.items.withExisting('update');
    this.router.settle();
  }

  async startsImport(): Promise<void> {
    this.import.items.execute();
    this.router.settle();
  }

  async resumesImport(): Promise<void> {
    if (this.stage.kind === 'sending') this.stage.run.resume();
    this.router.settle();
  }

  async stopsImport(): Promise<void> {
    this.import.items.stop();
    this.router.settle();
  }

  async downloadsFailed(): Promise<void> {
    this.import.saveFailed();
  }

  async download(): Promise<{ readonly name: string; readonly text: string }> {
    const { last } = this.router.services.get(Downloads) as RecordedDownloads;
    if (last === null) throw new Error('Nothing has been saved');
    const bytes = await last.file.arrayBuffer();
    return { name: last.name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
  }

  async mappedField(column: string): Promise<string> {
    const { table, mapping } = this.table;
    const key = mapping[table.columns.indexOf(column)];
    const field = this.import.items.fields.find((each) => each.field === key);
    return field === undefined ? '' : this.texts.fieldName(field);
  }

  async convertedValues(column: string): Promise<readonly string[]> {
    return this.import.convertedValues(this.table, this.mapped(column));
  }

  async preview(): Promise<string> {
    const { stage } = this;
    if (stage.kind === 'choosing') return stage.fault === null ? '' : this.import.faultText(stage.fault);
    const { wrong, first } = currentValue(this.import.items.validation$);
    return wrong === 0 || first === null
      ? this.texts.translate({ key: 'rows_fine' })
      : `${this.texts.translate({ key: 'rows_wrong', parameters: { number: wrong } })} ${first.problems.map(this.import.problemText).join('; ')}`;
  }

  async imported(): Promise<ImportCounts> {
    const { created, updated, skipped, failed } = this.progress;
    return { created, updated, skipped, failed: failed.length };
  }

  async failedRows(): Promise<readonly string[]> {
    return this.progress.failed.map(
      (row) => `${this.import.items.numberOf(this.table, row.index)}: ${this.import.reasonOf(row)}`,
    );
  }

  async isPaused(): Promise<boolean> {
    return this.progress.kind === 'paused';
  }

  private get list(): ListPageViewModel {
    if (this.router.page.kind !== 'list') throw new Error(`There is no list at ${this.router.address}`);
    return this.router.page.view;
  }

  private get import(): ImportViewModel {
    if (this.importing === null) throw new Error('No file is open');
    return this.importing;
  }

  private get stage(): ImportStage {
    return currentValue(this.import.items.stage$);
  }

  private get table() {
    const { stage } = this;
    if (stage.kind !== 'mapping' && stage.kind !== 'sending') throw new Error('No file is open');
    return stage.open;
  }

  private mapped(column: string): MappedColumn {
    const index = this.table.table.columns.indexOf(column);
    const mapped = this.table.columns.find((each) => each.column === index);
    if (mapped === undefined) throw new Error(`The column ${column} is not imported`);
    return mapped;
  }

  private get progress(): ImportProgress {
    if (this.stage.kind !== 'sending') throw new Error('Nothing is being imported');
    return currentValue(this.stage.run.progress$);
  }
}

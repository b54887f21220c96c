import { BehaviorSubject, map, type Observable } from 'rxjs';
import type { Browse } from '../../../application/browse';
import { ExportItems } from '../../../application/exchange';
import type { WorkParts } from '../../../application/work';
import { EXPORT_FORMATS, type ExportFormat } from '../../../domain/query';
import { listableFields } from '../../../domain/schema';
import { Live, valueOf } from '../../../kernel';
import { WorkPartsService, viewModel } from '../../../kit';

/** What somebody has chosen of an export. */
export interface ExportChoices {
  readonly format: ExportFormat;
  readonly what: 'found' | 'everything';
  readonly columns: 'shown' | 'all';
}

/** How many items each choice would bring; null until counted. */
export interface ExportCounts {
  readonly found: number | null;
  readonly everything: number | null;
}

/** A list as a file: in which format, how much of it, and which of its fields. */
export class ExportViewModel {
  private readonly chosen = new BehaviorSubject<ExportChoices>({ format: EXPORT_FORMATS[0], what: 'found', columns: 'shown' });
  private readonly amounts: Live<ExportCounts>;
  readonly items: ExportItems;
  readonly choices$: Observable<ExportChoices> = this.chosen.asObservable();
  readonly counts$: Observable<ExportCounts>;

  constructor(
    private readonly browse: Browse,
    private readonly parts: WorkParts,
  ) {
    this.items = new ExportItems(parts, browse.collection, browse.primaryKey);
    this.amounts = new Live<ExportCounts>(
      { found: null, everything: null },
      browse.list.counts$.pipe(
        map((counts) => ({ found: valueOf(counts)?.filter_count ?? null, everything: valueOf(counts)?.total_count ?? null })),
      ),
    );
    this.counts$ = this.amounts.value$;
  }

  choose(choice: Partial<ExportChoices>): void {
    this.chosen.next({ ...this.chosen.value, ...choice });
  }

  execute(): void {
    const { format, what, columns } = this.chosen.value;
    const query = this.browse.list.query ?? {};
    const { filter, search, sort } = query;
    const all = listableFields(this.parts.schema.schema, this.browse.collection).map(({ field }) => field);
    const shown = query.fields ?? [];
    this.items.execute({
      format,
      found: what === 'found' ? { ...(filter && { filter }), ...(search && { search }), ...(sort && { sort }) } : null,
      fields: columns === 'shown' && shown.length > 0 ? shown : all,
      count: this.amounts.value[what] ?? 0,
    });
  }

  dispose(): void {
    this.amounts.dispose();
    this.items.dispose();
  }
}

export const exportViewModel = viewModel([WorkPartsService], (parts) => (browse: Browse) => new ExportViewModel(browse, parts));

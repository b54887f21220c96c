import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import type { Browse } from '../../../application/browse';
import { ExportItems, type ExportScope } from '../../../application/exchange';
import type { WorkParts } from '../../../application/work';
import { EXPORT_FORMATS, savedFields, type ExportFormat, type ItemsQuery } from '../../../domain/query';
import { listableFields } from '../../../domain/schema';
import { Live, valueOf } from '../../../kernel';
import { WorkPartsService, viewModel } from '../../../kit';
import { inShownOrder } from './shown-order.rules';

/** How much of a list: what its filters find, all there is, or what is selected. */
export type ExportExtent = 'found' | 'everything' | 'selected';

/** What somebody has chosen of an export. */
export interface ExportChoices {
  readonly format: ExportFormat;
  readonly what: ExportExtent;
  readonly columns: 'shown' | 'all';
}

/** How many items each choice would bring; null until counted. */
export interface ExportCounts {
  readonly found: number | null;
  readonly everything: number | null;
  readonly selected: number;
}

/** Null while somebody has not said how much. */
interface Choosing extends Omit<ExportChoices, 'what'> {
  readonly what: ExportExtent | null;
}

/** Whoever has selected something means that, unless they say otherwise; where nothing is selected there is none of it. */
const extentOf = (chosen: ExportExtent | null, anySelected: boolean): ExportExtent =>
  anySelected ? (chosen ?? 'selected') : chosen === 'everything' ? 'everything' : 'found';

/** A list as a file: in which format, how much of it, and which of its fields. */
export class ExportViewModel {
  private readonly chosen = new BehaviorSubject<Choosing>({ format: EXPORT_FORMATS[0], what: null, columns: 'shown' });
  private readonly choices: Live<ExportChoices>;
  private readonly amounts: Live<ExportCounts>;
  readonly items: ExportItems;
  readonly choices$: Observable<ExportChoices>;
  readonly counts$: Observable<ExportCounts>;

  constructor(
    private readonly browse: Browse,
    private readonly parts: WorkParts,
  ) {
    this.items = new ExportItems(parts, browse.collection, browse.primaryKey);
    this.amounts = new Live<ExportCounts>(
      { found: null, everything: null, selected: 0 },
      combineLatest([browse.list.counts$, browse.selection.keys$]).pipe(
        map(([counts, keys]) => ({
          found: valueOf(counts)?.filter_count ?? null,
          everything: valueOf(counts)?.total_count ?? null,
          selected: keys.length,
        })),
      ),
    );
    this.choices = new Live<ExportChoices>(
      { ...this.chosen.value, what: 'found' },
      combineLatest([this.chosen, browse.selection.keys$]).pipe(map(([choosing, keys]) => ({ ...choosing, what: extentOf(choosing.what, keys.length > 0) }))),
    );
    this.counts$ = this.amounts.value$;
    this.choices$ = this.choices.value$;
  }

  choose(choice: Partial<ExportChoices>): void {
    this.chosen.next({ ...this.chosen.value, ...choice });
  }

  execute(): void {
    const { format, what, columns } = this.choices.value;
    const query = this.browse.list.query ?? {};
    const all = listableFields(this.parts.schema.schema, this.browse.collection).map(({ field }) => field);
    const { layout, view } = this.browse;
    const shown = inShownOrder(query.fields ?? [], savedFields(view.view.layout_query, layout));
    this.items.execute({
      format,
      scope: this.scope(what, query),
      fields: columns === 'shown' && shown.length > 0 ? shown : all,
      count: this.amounts.value[what] ?? 0,
    });
  }

  private scope(what: ExportExtent, { filter, search, sort }: ItemsQuery): ExportScope {
    if (what === 'everything') return { kind: 'everything' };
    if (what === 'selected') return { kind: 'selected', keys: this.browse.selection.keys, sort: sort ?? [] };
    return { kind: 'found', query: { ...(filter && { filter }), ...(search && { search }), ...(sort && { sort }) } };
  }

  /** What is under way goes on behind a panel that is closed. */
  dispose(): void {
    if (this.items.busy) {
      this.items.leave();
      underWay.set(this.browse, this);
      return;
    }
    this.amounts.dispose();
    this.choices.dispose();
    this.items.dispose();
  }
}

/** Exports that somebody has turned away from, by the list that they are of. */
const underWay = new WeakMap<Browse, ExportViewModel>();

/** The export of a list that is under way, else a new one. */
export const openExport = (parts: WorkParts, browse: Browse): ExportViewModel => {
  const kept = underWay.get(browse);
  underWay.delete(browse);
  kept?.items.comeBack();
  return kept ?? new ExportViewModel(browse, parts);
};

export const exportViewModel = viewModel([WorkPartsService], (parts) => (browse: Browse) => openExport(parts, browse));

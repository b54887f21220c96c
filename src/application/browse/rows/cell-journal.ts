import { BehaviorSubject, distinctUntilChanged, finalize, map, NEVER, of, tap, type Observable } from 'rxjs';
import type { Item, PrimaryKey, SaveTarget } from '../../../domain/items';
import { Effect, ready } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { DraftRecorder, type RecordedForm } from '../../recovery';
import type { CellDraft, CellDrafts } from './cell-drafts';

const NO_TEXTS = of(new Map<string, string>());

const byField = (cells: readonly CellDraft[], member: 'value' | 'before'): Item =>
  Object.fromEntries(cells.map((cell) => [cell.field, cell[member]]));

/** Adapts the changed cells of one item to the draft recorder: they are recorded as edits of the item. */
class ItemCells implements RecordedForm {
  private readonly cells: BehaviorSubject<readonly CellDraft[]>;
  readonly target: SaveTarget;
  readonly target$: Observable<SaveTarget>;
  readonly item$;
  readonly attempt$ = NEVER;
  readonly form: RecordedForm['form'];

  constructor(collection: string, key: PrimaryKey, changed: readonly CellDraft[]) {
    this.target = { kind: 'existing', collection, key };
    this.target$ = of(this.target);
    const cells = new BehaviorSubject(changed);
    this.cells = cells;
    this.item$ = cells.pipe(map((current) => ready(byField(current, 'before'))));
    const values$ = cells.pipe(map((current) => byField(current, 'value')));
    this.form = {
      values$,
      unfinishedTexts$: NO_TEXTS,
      rawTexts$: NO_TEXTS,
      pending$: NEVER,
      draftBaselines: {},
      drawer: { texts: {} },
      dirty$: cells.pipe(
        map(({ length }) => length > 0),
        distinctUntilChanged(),
      ),
      get draftEdits() {
        return byField(cells.value, 'value');
      },
    };
  }

  update(changed: readonly CellDraft[]): void {
    this.cells.next(changed);
  }
}

interface RecordedItem {
  readonly cells: ItemCells;
  readonly recorder: DraftRecorder;
}

/**
 * Keeps the changed cells of a list in the draft journal until they are saved or discarded; the item's form offers them
 * again. Goes on after the list is closed, until its last write is answered.
 */
export class CellJournal {
  private readonly items = new Map<PrimaryKey, RecordedItem>();
  /** Ends with the drafts. */
  private readonly work: Effect;

  constructor(
    private readonly collection: string,
    drafts: Pick<CellDrafts, 'changed$'>,
    private readonly dependencies: Pick<ItemDependencies, 'drafts' | 'schema'>,
  ) {
    this.work = new Effect(
      drafts.changed$.pipe(
        tap((changed) => this.record(changed)),
        finalize(() => this.items.forEach(({ recorder }) => recorder.dispose())),
      ),
    );
  }

  private record(changed: readonly CellDraft[]): void {
    const cellsOf = (item: PrimaryKey): readonly CellDraft[] => changed.filter(({ key }) => key === item);
    for (const key of new Set(changed.map((cell) => cell.key))) {
      const known = this.items.get(key);
      if (known === undefined) this.start(key, cellsOf(key));
      else known.cells.update(cellsOf(key));
    }
    for (const [key, { cells, recorder }] of this.items) {
      if (cellsOf(key).length > 0) continue;
      cells.update([]);
      recorder.dispose();
      this.items.delete(key);
    }
  }

  private start(key: PrimaryKey, changed: readonly CellDraft[]): void {
    const { drafts, schema } = this.dependencies;
    const cells = new ItemCells(this.collection, key, changed);
    this.items.set(key, { cells, recorder: new DraftRecorder(cells, drafts, schema.schema) });
  }
}

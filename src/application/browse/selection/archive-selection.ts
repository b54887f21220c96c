import { combineLatest, map, type Observable } from 'rxjs';
import { archiveAll, type Item, valueIn } from '../../../domain/items';
import { archiveDenied, type ArchiveDenial } from '../../../domain/permissions';
import { archiveRuleOf } from '../../../domain/schema';
import { StateValue, type Operation } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { BatchRun, notifyBatchResult } from './batch-run';
import type { ListSession } from '../list/list-session';
import { UndoBatch, type WrittenField } from './undo-batch';

export type ArchiveDirection = 'archive' | 'unarchive';

export type ArchiveSelectionDenial = ArchiveDenial | 'work_under_way';

/**
 * Archives or unarchives all selected items. The direction is the same for all of them; the notification offers to
 * restore the former value of each.
 */
export class ArchiveSelection implements Operation<ArchiveSelectionDenial, ArchiveDirection> {
  private direction: ArchiveDirection = 'archive';
  private written: WrittenField = { field: '', value: null };
  private readonly undo: UndoBatch;
  private readonly denial: StateValue<ArchiveSelectionDenial | false>;
  /** Progress and result. */
  readonly run: BatchRun;
  readonly denied$: Observable<ArchiveSelectionDenial | false>;

  constructor(
    private readonly browse: ListSession,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'access' | 'notifications' | 'schema'>,
  ) {
    const { access } = dependencies;
    this.undo = new UndoBatch(browse, dependencies);
    this.run = new BatchRun((end, pageLeft) =>
      notifyBatchResult(
        {
          browse,
          dependencies,
          text: this.direction === 'archive' ? 'items_archived' : 'items_unarchived',
          pageLeft,
          sent: { [this.written.field]: this.written.value },
          undo: this.undo.action(this.written),
        },
        end,
      ),
    );
    this.denial = new StateValue<ArchiveSelectionDenial | false>(
      'not_allowed',
      combineLatest([this.run.state$, access.access$]).pipe(
        map(([{ kind }, permissions]) => {
          const { collection } = this;
          if (collection === null) return 'no_archive_field';
          return kind === 'working' ? 'work_under_way' : archiveDenied(permissions, collection);
        }),
      ),
    );
    this.denied$ = this.denial.value$;
  }

  /** The values that it writes; none without an archive field. */
  editsOf(direction: ArchiveDirection): Item {
    const rule = this.collection === null ? null : archiveRuleOf(this.collection);
    if (rule === null) return {};
    return direction === 'archive' ? archiveAll(rule) : { [rule.field]: rule.unarchived };
  }

  execute(direction: ArchiveDirection): void {
    const rule = this.collection === null ? null : archiveRuleOf(this.collection);
    if (rule === null || this.denial.value !== false) return;
    this.direction = direction;
    const edits = this.editsOf(direction);
    const { browse, dependencies, undo } = this;
    const written = { field: rule.field, value: valueIn(edits, rule.field) };
    this.written = written;
    undo.start();
    this.run.start(browse.selection.keys, (keys) =>
      undo.write(keys, written, () => dependencies.items.updateMany(browse.collection, keys, edits)),
    );
  }

  dispose(): void {
    this.run.dispose();
    this.denial.dispose();
  }

  private get collection() {
    return this.dependencies.schema.schema.collections.get(this.browse.collection) ?? null;
  }
}

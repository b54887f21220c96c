import { combineLatest, map, type Observable } from 'rxjs';
import { denied, type Denial } from '../../../domain/permissions';
import { StateValue, type Operation } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import { BatchRun, notifyBatchResult } from './batch-run';
import type { ListSession } from '../list/list-session';

export type SelectionDenial = Denial | 'work_under_way';

/** Deletes the selected items. The view asks for confirmation. */
export class DeleteSelection implements Operation<SelectionDenial> {
  private readonly denial: StateValue<SelectionDenial | false>;
  /** Progress and result. */
  readonly run: BatchRun;
  readonly denied$: Observable<SelectionDenial | false>;

  constructor(
    private readonly browse: ListSession,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'access' | 'notifications' | 'schema'>,
  ) {
    this.run = new BatchRun((end, pageLeft) =>
      notifyBatchResult({ browse, dependencies, text: 'items_deleted', pageLeft }, end),
    );
    this.denial = new StateValue<SelectionDenial | false>(
      'not_allowed',
      combineLatest([this.run.state$, dependencies.access.access$]).pipe(
        map(([{ kind }, permissions]) =>
          kind === 'working' ? 'work_under_way' : denied(permissions, browse.collection, 'delete'),
        ),
      ),
    );
    this.denied$ = this.denial.value$;
  }

  execute(): void {
    const { collection, selection } = this.browse;
    if (this.denial.value === false)
      this.run.start(selection.keys, (keys) => this.dependencies.items.removeMany(collection, keys));
  }

  dispose(): void {
    this.run.dispose();
    this.denial.dispose();
  }
}

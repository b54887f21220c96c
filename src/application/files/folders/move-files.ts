import { combineLatest, map, type Observable } from 'rxjs';
import { type LibraryDenial, moveFilesDenied } from '../../../domain/files';
import type { PrimaryKey } from '../../../domain/items';
import { type Operation, StateValue } from '../../../kernel';
import type { FilesGateway } from '../../../ports/gateways/files-gateway';
import type { AccessStore } from '../../access';
import { BatchRun, UndoBatch } from '../../browse';
import type { ItemDependencies } from '../../dependencies';

export type MoveFilesDenial = LibraryDenial | 'work_under_way';

/** Files and where they go: a folder with its name, or (null) the root. */
export interface FilesMove {
  readonly files: readonly PrimaryKey[];
  readonly target: { readonly id: string; readonly name: string } | null;
}

interface MoveFilesDependencies extends Pick<ItemDependencies, 'items' | 'notifications' | 'schema'> {
  readonly files: Pick<FilesGateway, 'move'>;
  readonly access: Pick<AccessStore, 'access$'>;
}

/**
 * Moves files into a folder; the notification offers to move each back to where it was. Leaving the page does not end it.
 */
export class MoveFiles implements Operation<MoveFilesDenial, FilesMove> {
  private readonly denial: StateValue<MoveFilesDenial | false>;
  private readonly undo: UndoBatch;
  private target: FilesMove['target'] = null;
  /** Progress and result. */
  readonly run: BatchRun;
  readonly denied$: Observable<MoveFilesDenial | false>;

  /** `onEnd` gets the files that were moved: none if the first request has failed, and after an undo. */
  constructor(
    private readonly dependencies: MoveFilesDependencies,
    onEnd: (moved: readonly PrimaryKey[]) => void,
  ) {
    this.undo = new UndoBatch(
      { collection: 'directus_files', primaryKey: 'id', list: { refresh: () => onEnd([]) } },
      dependencies,
    );
    this.run = new BatchRun(({ done, failure }, pageLeft) => {
      if (done.length > 0) this.notify(done.length);
      if (pageLeft && failure !== null) dependencies.notifications.showFailure(failure);
      onEnd(done);
    });
    this.denial = new StateValue<MoveFilesDenial | false>(
      'move_files_denied',
      combineLatest([this.run.state$, dependencies.access.access$]).pipe(
        map(([{ kind }, access]) => (kind === 'working' ? 'work_under_way' : moveFilesDenied(access))),
      ),
    );
    this.denied$ = this.denial.value$;
  }

  execute({ files, target }: FilesMove): void {
    if (this.denial.value !== false) return;
    const folder = target?.id ?? null;
    this.target = target;
    this.undo.start();
    this.run.start(files, (keys) =>
      this.undo.write(keys, { field: 'folder', value: folder }, () =>
        this.dependencies.files.move(keys.map(String), folder),
      ),
    );
  }

  dispose(): void {
    this.run.dispose();
    this.denial.dispose();
  }

  private notify(count: number): void {
    const { target, dependencies } = this;
    const run = this.undo.action({ field: 'folder', value: target?.id ?? null });
    const look = { icon: 'folder_move', ...(run !== null && { action: { text: 'undo', run } as const }) };
    if (target === null) dependencies.notifications.showCount(count, 'file_moved_to_root', look);
    else dependencies.notifications.showCount(count, 'file_moved', { ...look, parameters: { folder: target.name } });
  }
}

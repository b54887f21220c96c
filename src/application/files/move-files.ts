import { combineLatest, map, type Observable } from 'rxjs';
import { moveFilesDenied } from '../../domain/files';
import type { PrimaryKey } from '../../domain/items';
import type { FieldDenial } from '../../domain/permissions';
import { type Operation, StateValue } from '../../kernel';
import type { FilesGateway } from '../../ports/gateways/files-gateway';
import type { AccessStore } from '../access';
import { BatchRun } from '../browse';
import type { Notifications } from '../notifications';

export type MoveFilesDenial = FieldDenial | 'work_under_way';

/** Files and where they go: a folder with its name, or (null) the root. */
export interface FilesMove {
  readonly files: readonly PrimaryKey[];
  readonly target: { readonly id: string; readonly name: string } | null;
}

interface MoveFilesDependencies {
  readonly files: Pick<FilesGateway, 'move'>;
  readonly access: Pick<AccessStore, 'access$'>;
  readonly notifications: Pick<Notifications, 'showCount' | 'showFailure'>;
}

/** Moves files into a folder. Leaving the page does not end it. */
export class MoveFiles implements Operation<MoveFilesDenial, FilesMove> {
  private readonly denial: StateValue<MoveFilesDenial | false>;
  private target: FilesMove['target'] = null;
  /** Progress and result. */
  readonly run: BatchRun;
  readonly denied$: Observable<MoveFilesDenial | false>;

  /** `onEnd` gets the files that were moved; none if the first request has failed. */
  constructor(
    private readonly dependencies: MoveFilesDependencies,
    onEnd: (moved: readonly PrimaryKey[]) => void,
  ) {
    this.run = new BatchRun(({ done, failure }, pageLeft) => {
      if (done.length > 0) this.notify(done.length);
      if (pageLeft && failure !== null) dependencies.notifications.showFailure(failure);
      onEnd(done);
    });
    this.denial = new StateValue<MoveFilesDenial | false>(
      'not_allowed',
      combineLatest([this.run.state$, dependencies.access.access$]).pipe(
        map(([{ kind }, access]) => (kind === 'working' ? 'work_under_way' : moveFilesDenied(access))),
      ),
    );
    this.denied$ = this.denial.value$;
  }

  execute({ files, target }: FilesMove): void {
    if (this.denial.value !== false) return;
    this.target = target;
    this.run.start(files, (keys) => this.dependencies.files.move(keys.map(String), target?.id ?? null));
  }

  dispose(): void {
    this.run.dispose();
    this.denial.dispose();
  }

  private notify(count: number): void {
    const { target, dependencies } = this;
    const look = { icon: 'folder_move' };
    if (target === null) dependencies.notifications.showCount(count, 'file_moved_to_root', look);
    else dependencies.notifications.showCount(count, 'file_moved', { ...look, parameters: { folder: target.name } });
  }
}

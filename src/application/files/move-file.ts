import { combineLatest, EMPTY, map } from 'rxjs';
import { type LibraryDenial, moveFilesDenied } from '../../domain/files';
import { valueIn } from '../../domain/items';
import { type ItemDenial, itemDenied } from '../../domain/permissions';
import { type Call, CallOperation, chainCall, succeed, valueOf } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { type ItemEditing, UndoItemWrite } from '../item-editing';
import type { FilesMove } from './folders/move-files';

const FILES = 'directus_files';

export type MoveFileDenial = LibraryDenial | ItemDenial | 'saving';

/**
 * Moves an open file into another folder at once; the edits of its form stay edits. A notification offers to undo.
 */
export class MoveFile extends CallOperation<MoveFileDenial, FilesMove['target']> {
  private readonly undo: UndoItemWrite;

  constructor(
    private readonly editing: Pick<
      ItemEditing,
      'saveValues' | 'busy$' | 'item$' | 'target' | 'serverItem' | 'applyServerItem'
    >,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'notifications' | 'clock'>,
  ) {
    const { schema, access, clock } = dependencies;
    super(
      combineLatest([editing.busy$, access.access$, editing.item$]).pipe(
        map(
          ([busy, rights, item]) =>
            (busy && 'saving') ||
            moveFilesDenied(rights) ||
            itemDenied(schema.schema, rights, FILES, 'update', valueOf(item) ?? {}, clock.now()),
        ),
      ),
    );
    this.undo = new UndoItemWrite(editing, dependencies);
  }

  override dispose(): void {
    this.undo.leavePage();
    super.dispose();
  }

  protected run(target: FilesMove['target']): Call<void> {
    const { editing } = this;
    const folder = target?.id ?? null;
    const before = valueIn(editing.serverItem, 'folder');
    return editing.saveValues({ folder }).pipe(
      chainCall((outcome) => {
        if (outcome.kind === 'cancelled') return EMPTY;
        const offer = outcome.kind === 'saved' ? this.undo.offer({ folder: before }, { folder }, outcome.item) : {};
        this.notify(target, offer);
        return succeed(undefined);
      }),
    );
  }

  private notify(target: FilesMove['target'], offer: ReturnType<UndoItemWrite['offer']>): void {
    const { notifications } = this.dependencies;
    const look = { icon: 'folder_move', ...offer };
    if (target === null) notifications.showCount(1, 'file_moved_to_root', look);
    else notifications.showCount(1, 'file_moved', { ...look, parameters: { folder: target.name } });
  }
}

import { useState } from 'react';
import { useNamespaces, useServices, useStream, useText } from '../../../kit';
import { Button, Dialog, Tree } from '../../../ui';
import { folderStore } from '../../../parts/files/uploader/folder-store';
import { folderKey, folderName, folderNodes, folderOfKey, keysAbove } from './folder-nodes';
import classes from './folder-tree.module.css';

/** A folder with its name; null is the root. */
export type FolderTarget = { readonly id: string; readonly name: string } | null;

export interface MoveToFolderDialogProps {
  readonly title: string;
  /** Where all of it is now; null is the root, undefined if that is not known or not the same for all. */
  readonly current: string | null | undefined;
  /** A folder that is moved: it is not offered, nor are those in it. */
  readonly excluded?: string | null | undefined;
  readonly onMove: (target: FolderTarget) => void;
  readonly onClose: () => void;
}

/** Asks for the folder that something is moved to. */
export const MoveToFolderDialog = ({ title, current, excluded = null, onMove, onClose }: MoveToFolderDialogProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const folders = useStream(folderStore(useServices()).folders$);
  const [selected, select] = useState<string | null>(null);
  const [expanded, expand] = useState<ReadonlySet<string>>(() => new Set(keysAbove(folders, current ?? null)));
  const target = selected === null ? undefined : folderOfKey(selected);
  const denied = target === undefined ? 'choose_folder_first' : target === current && 'already_in_folder';
  const move = (): void => {
    if (target === undefined) return;
    onMove(target === null ? null : { id: target, name: folderName(folders, target) ?? target });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" icon="folder_move" disabledReason={denied !== false && t(denied)} onClick={move}>
            {t('move_here')}
          </Button>
        </>
      }
    >
      <div className={classes['choice']}>
        <Tree
          label={t('folders')}
          nodes={folderNodes(folders, t('file_library'), excluded)}
          expanded={expanded}
          onExpand={expand}
          selected={selected ?? (current === undefined ? null : folderKey(current))}
          onSelect={select}
        />
      </div>
    </Dialog>
  );
};

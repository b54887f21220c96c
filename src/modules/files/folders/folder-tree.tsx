import { Suspense, useState } from 'react';
import { lazyComponent, menuEntry, type PageAction, useActions, useStream, useText, useViewModel } from '../../../kit';
import { AnchoredMenu, Tree } from '../../../ui';
import { type FolderActions, folderActionsViewModel } from './folder-actions.view-model';
import { folderKey, folderNodes, folderOfKey, keysAbove } from './folder-nodes';

const LazyFolderDialogs = lazyComponent(() =>
  import(/* webpackChunkName: "folder-dialogs" */ './folder-dialogs').then((part) => part.FolderDialogs),
);

/** The dialogs of actions on folders; their code loads with the first one. */
export const FolderDialogs = ({ actions }: { readonly actions: FolderActions }) =>
  useStream(actions.dialog$) === null ? null : (
    <Suspense fallback={null}>
      <LazyFolderDialogs actions={actions} />
    </Suspense>
  );

interface FolderMenuProps {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly actions: readonly PageAction[];
  readonly onClose: () => void;
}

const FolderMenu = ({ anchor, label, actions, onClose }: FolderMenuProps) => (
  <AnchoredMenu anchor={anchor} label={label} entries={useActions(actions).map(menuEntry)} onClose={onClose} />
);

interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly actions: readonly PageAction[];
}

interface FolderTreeProps {
  /** The folder whose page is open; null is the root, undefined for another page. */
  readonly open: string | null | undefined;
  readonly onOpen: (folder: string | null) => void;
}

/** All folders, with a context menu to create, rename, move and delete them. */
export const FolderTree = ({ open, onOpen }: FolderTreeProps) => {
  const { t } = useText();
  const actions = useViewModel(folderActionsViewModel);
  const folders = useStream(actions.store.folders$);
  const [expanded, expand] = useState<ReadonlySet<string>>(new Set([folderKey(null)]));
  const [menu, openMenu] = useState<OpenMenu | null>(null);
  const [shown, setShown] = useState<string | null | undefined>(undefined);
  // The open folder is shown once, when it is opened or its folders have loaded, and can be collapsed after that.
  const isKnown = open === null || folders.some(({ id }) => id === open);
  if (open !== shown && (open === undefined || isKnown)) {
    setShown(open);
    expand(new Set([...expanded, ...keysAbove(folders, open ?? null), ...(open === null ? [folderKey(null)] : [])]));
  }
  const showMenu = (key: string, anchor: HTMLElement): void => {
    const folder = folders.find(({ id }) => id === key);
    openMenu({
      anchor,
      label: t('folder_actions', { folder: folder?.name ?? t('file_library') }),
      actions: [actions.createIn(folderOfKey(key)), ...(folder === undefined ? [] : actions.actionsOf(folder))],
    });
  };
  return (
    <>
      <Tree
        label={t('folders')}
        nodes={folderNodes(folders, t('file_library'))}
        expanded={expanded}
        onExpand={expand}
        selected={open === undefined ? null : folderKey(open)}
        onSelect={(key) => onOpen(folderOfKey(key))}
        onMenu={showMenu}
      />
      {menu === null ? null : <FolderMenu {...menu} onClose={() => openMenu(null)} />}
      <FolderDialogs actions={actions} />
    </>
  );
};

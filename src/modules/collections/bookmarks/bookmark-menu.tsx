import { useNavigate } from 'react-router-dom';
import type { CollectionView } from '../../../application/presets';
import { collectionPath, menuEntry, useActions, useStream } from '../../../kit';
import { AnchoredMenu } from '../../../ui';
import type { BookmarkActions } from './bookmark-actions';
import { DeleteBookmarkDialog, RenameBookmarkDialog, ViewLinkDialog } from './bookmark-dialogs';
import { NewBookmarkDialog } from './new-bookmark-dialog';

interface BookmarkMenuProps {
  readonly view: CollectionView;
  readonly actions: BookmarkActions;
  /** The anchor of the open menu; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly onCloseMenu: () => void;
}

/** The menu of a view or bookmark, and the dialogs of its actions. */
export const BookmarkMenu = ({ view, actions, anchor, label, onCloseMenu }: BookmarkMenuProps) => {
  const navigate = useNavigate();
  const entries = useActions(useStream(actions.actions$)).map(menuEntry);
  const dialog = useStream(actions.dialog$);
  const deniedUrl = useStream(actions.link.deniedUrl$);
  const { bookmark } = useStream(view.state$);
  const { collection } = view.ref;
  const close = (): void => actions.closeDialog();
  return (
    <>
      {anchor === null ? null : <AnchoredMenu anchor={anchor} label={label} entries={entries} onClose={onCloseMenu} />}
      {dialog === 'new' ? (
        <NewBookmarkDialog view={view} onClose={close} onOpen={(path) => void navigate(path)} />
      ) : null}
      {dialog === 'rename' && bookmark !== null ? <RenameBookmarkDialog bookmark={bookmark} onClose={close} /> : null}
      {dialog === 'delete' && bookmark !== null ? (
        <DeleteBookmarkDialog
          bookmark={bookmark}
          onClose={close}
          onDeleted={() => void navigate(collectionPath(collection))}
        />
      ) : null}
      {dialog === 'link' && deniedUrl !== null ? <ViewLinkDialog address={deniedUrl} onClose={close} /> : null}
    </>
  );
};

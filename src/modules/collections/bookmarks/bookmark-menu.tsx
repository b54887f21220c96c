import { useNavigate } from 'react-router-dom';
import { type CollectionView, PresetsStore } from '../../../application/presets';
import { bookmarkDenied } from '../../../domain/presets';
import { bookmarkPath, collectionPath, useService, useStream, useText } from '../../../kit';
import { AnchoredMenu, type MenuEntry } from '../../../ui';
import { DeleteBookmarkDialog, RenameBookmarkDialog, ViewLinkDialog } from './bookmark-dialogs';
import { NewBookmarkDialog } from './new-bookmark-dialog';
import { useViewLink } from './use-view-link';

/** The open dialog; null for none. */
export type BookmarkDialog = 'new' | 'rename' | 'delete' | 'link' | null;

export interface BookmarkMenuProps {
  readonly view: CollectionView;
  /** The anchor of the open menu; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly onCloseMenu: () => void;
  readonly dialog: BookmarkDialog;
  readonly onOpenDialog: (question: BookmarkDialog) => void;
}

/** The menu of a view or bookmark, and its dialogs. */
export const BookmarkMenu = ({ view, anchor, label, onCloseMenu, dialog, onOpenDialog }: BookmarkMenuProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const { bookmark, changes } = useStream(view.state$);
  const { viewer } = useService(PresetsStore);
  const { collection } = view.ref;
  const close = (): void => onOpenDialog(null);
  const denied = bookmark !== null && bookmarkDenied(bookmark, viewer?.user ?? null) ? t('bookmark_not_yours') : null;
  const link = useViewLink(view);
  const copyLink: MenuEntry = {
    key: 'link',
    label: t('copy_view_link'),
    icon: 'link',
    onSelect: () => {
      link.copy();
      onOpenDialog('link');
    },
  };
  const entries: readonly MenuEntry[] =
    bookmark === null
      ? [
          { key: 'new', label: t('bookmark_save_as'), icon: 'bookmark_add', onSelect: () => onOpenDialog('new') },
          copyLink,
          {
            key: 'reset',
            label: t('view_reset'),
            icon: 'restart_alt',
            note: t('view_reset_note'),
            separated: true,
            onSelect: () => view.reset(),
          },
        ]
      : [
          ...(changes.length === 0
            ? []
            : [{ key: 'revert', label: t('bookmark_reset_saved'), icon: 'undo', onSelect: () => view.revert() }]),
          { key: 'new', label: t('bookmark_save_new'), icon: 'bookmark_add', onSelect: () => onOpenDialog('new') },
          copyLink,
          {
            key: 'rename',
            label: t('bookmark_rename'),
            icon: 'edit',
            disabledReason: denied,
            separated: true,
            onSelect: () => onOpenDialog('rename'),
          },
          {
            key: 'delete',
            label: t('bookmark_delete'),
            icon: 'delete',
            danger: true,
            disabledReason: denied,
            onSelect: () => onOpenDialog('delete'),
          },
        ];
  return (
    <>
      {anchor === null ? null : <AnchoredMenu anchor={anchor} label={label} entries={entries} onClose={onCloseMenu} />}
      {dialog === 'new' ? (
        <NewBookmarkDialog
          view={view}
          onClose={close}
          onCreated={(created) => {
            close();
            if (created.isVisible) void navigate(bookmarkPath(collection, created.bookmark.id));
          }}
        />
      ) : null}
      {dialog === 'rename' && bookmark !== null ? <RenameBookmarkDialog bookmark={bookmark} onClose={close} /> : null}
      {dialog === 'delete' && bookmark !== null ? (
        <DeleteBookmarkDialog
          bookmark={bookmark}
          onClose={close}
          onDeleted={() => void navigate(collectionPath(collection))}
        />
      ) : null}
      {dialog === 'link' && link.deniedUrl !== null ? (
        <ViewLinkDialog address={link.deniedUrl} onClose={close} />
      ) : null}
    </>
  );
};

import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Preset } from '../../../domain/presets';
import { menuEntry, useActions, useService, useText } from '../../../kit';
import { AnchoredMenu, type MenuEntry } from '../../../ui';
import { pathAfterDeletion, writeActions } from '../bookmarks/bookmark-actions';
import { DeleteBookmarkDialog, RenameBookmarkDialog } from '../bookmarks/bookmark-dialogs';
import { BookmarkPermissions } from '../../../application/presets';

/** The link after or before that of an entry, which gets the focus when the entry is deleted; null for the only one. */
const adjacentLink = (within: HTMLElement): HTMLElement | null => {
  const links = [...(within.closest('[data-places]')?.querySelectorAll('a') ?? [])];
  const own = within.closest('li')?.querySelector('a') ?? null;
  const place = own === null ? -1 : links.indexOf(own);
  return place === -1 ? null : (links[place + 1] ?? links[place - 1] ?? null);
};

/** Where the menu opens, and for which bookmark. */
export interface MenuAnchor {
  readonly anchor: HTMLElement;
  readonly bookmark: Preset | null;
}

interface NavigationMenuProps {
  readonly menuAnchor: MenuAnchor;
  /** The bookmark of the current page; null for none. */
  readonly openBookmark: number | null;
  readonly showHidden: boolean;
  readonly onToggleHidden: () => void;
  /** `focus` gets the focus; null leaves it unchanged. */
  readonly onClose: (focus: HTMLElement | null) => void;
}

/** The menu of a bookmark with its dialogs, or that of hidden collections. */
export const NavigationMenu = ({
  menuAnchor,
  openBookmark,
  showHidden,
  onToggleHidden,
  onClose,
}: NavigationMenuProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const permissions = useService(BookmarkPermissions);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  // The menu closes before the state of the dialog is rendered.
  const dialogRequested = useRef(false);
  const nextFocus = useRef<HTMLElement | null>(null);
  const { anchor, bookmark } = menuAnchor;
  const actions = useMemo(
    () => (bookmark === null ? [] : writeActions(bookmark, permissions, setDialog)),
    [bookmark, permissions],
  );
  const ofBookmark = useActions(actions).map((action): MenuEntry => ({
    ...menuEntry(action),
    onSelect: () => {
      dialogRequested.current = true;
      nextFocus.current = adjacentLink(anchor);
      action.execute?.();
    },
  }));
  const ofHidden: MenuEntry = {
    key: 'hidden',
    label: t('hidden_collections_show'),
    icon: 'visibility',
    checked: showHidden,
    onSelect: onToggleHidden,
  };
  const close = (): void => onClose(anchor);
  if (bookmark !== null && dialog === 'rename') return <RenameBookmarkDialog bookmark={bookmark} onClose={close} />;
  if (bookmark !== null && dialog === 'delete') {
    return (
      <DeleteBookmarkDialog
        bookmark={bookmark}
        onClose={close}
        onDeleted={() => {
          onClose(nextFocus.current);
          const path = pathAfterDeletion(bookmark, openBookmark);
          if (path !== null) void navigate(path);
        }}
      />
    );
  }
  return (
    <AnchoredMenu
      anchor={anchor}
      label={bookmark === null ? t('navigation_menu') : t('bookmark_actions', { name: bookmark.bookmark ?? '' })}
      entries={bookmark === null ? [ofHidden] : ofBookmark}
      onClose={() => (dialogRequested.current ? undefined : onClose(null))}
    />
  );
};

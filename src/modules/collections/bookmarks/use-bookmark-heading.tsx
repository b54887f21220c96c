import { Suspense, useState, type ReactNode } from 'react';
import type { ListSession } from '../../../application/browse';
import { collectionPath, lazyComponent, useStream, useText } from '../../../kit';
import { IconButton, type Crumb } from '../../../ui';
import { BookmarkChanges } from './bookmark-changes';
import type { BookmarkDialog } from './bookmark-menu';

const BookmarkMenu = lazyComponent(() =>
  import(/* webpackChunkName: "bookmark-menus" */ './bookmark-menu').then((module) => module.BookmarkMenu),
);

export interface BookmarkHeading {
  readonly title: string;
  readonly icon: string;
  readonly crumbs: readonly Crumb[];
  /** Shown beside the title. */
  readonly mark: ReactNode;
  readonly menu: ReactNode;
  /** The requested bookmark does not exist. */
  readonly missing: boolean;
}

interface Named {
  readonly collection: string;
  readonly name: string;
  readonly icon: string;
}

/** The page header: the bookmark's name below its collection, or the collection's name. */
export const useBookmarkHeading = (browse: ListSession, { collection, name, icon }: Named): BookmarkHeading => {
  const { t } = useText();
  const { view } = browse;
  const { bookmark, missing, changes } = useStream(view.state$);
  const [dialog, openDialog] = useState<BookmarkDialog>(null);
  const [anchor, openMenu] = useState<HTMLElement | null>(null);
  const label = t(bookmark === null ? 'view_menu' : 'bookmark_menu');
  const area: Crumb = { label: t('collections'), href: '/collections' };
  const changed = bookmark !== null && changes.length > 0;
  return {
    title: bookmark?.bookmark ?? name,
    icon: bookmark === null ? icon : 'bookmark_border',
    crumbs: bookmark === null ? [area] : [area, { label: name, href: collectionPath(collection) }],
    mark: changed ? <BookmarkChanges view={view} onSaveAsNew={() => openDialog('new')} /> : undefined,
    menu: missing ? null : (
      <>
        <IconButton
          icon="more_vert"
          label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => openMenu(anchor === null ? currentTarget : null)}
        />
        {anchor === null && dialog === null ? null : (
          <Suspense fallback={null}>
            <BookmarkMenu
              view={view}
              anchor={anchor}
              label={label}
              onCloseMenu={() => openMenu(null)}
              dialog={dialog}
              onOpenDialog={openDialog}
            />
          </Suspense>
        )}
      </>
    ),
    missing,
  };
};

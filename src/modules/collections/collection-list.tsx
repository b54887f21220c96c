import { Suspense, useMemo, useState } from 'react';
import { SchemaStore } from '../../application/data-model';
import { collectionName } from '../../domain/schema';
import {
  collectionPaths,
  lazyComponent,
  type PageAction,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../kit';
import { fallbackQuery, ListPage, listPageViewModel, type UrlView } from '../../parts/lists/list-page';
import { BookmarkNotFound } from './bookmarks/bookmark-not-found';
import { useBookmarkHeading } from './bookmarks/use-bookmark-heading';

const ImportDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "import" */ './import').then((part) => part.ImportDrawer),
);

interface CollectionListProps {
  readonly collection: string;
  /** Null for the default view. */
  readonly bookmark: number | null;
  /** The view given by the URL; null for none. */
  readonly urlView: UrlView | null;
}

/** The list of a collection, with its bookmarks and the import. */
export const CollectionList = ({ collection, bookmark, urlView }: CollectionListProps) => {
  const { locale } = useText();
  const paths = collectionPaths(collection, bookmark);
  const view = useViewModel(listPageViewModel, { collection, bookmark }, paths, urlView?.view);
  const { browse } = view;
  const meta = useService(SchemaStore).schema.collections.get(collection);
  const name = meta === undefined ? collection : collectionName(meta, locale.code);
  const head = useBookmarkHeading(browse, { collection, name, icon: meta?.meta?.icon ?? 'box' });
  const shown = useStream(browse.view$);
  const [importing, setImporting] = useState(false);
  const createActions = useMemo<readonly PageAction[]>(
    () => [
      {
        id: 'import',
        label: 'import_items',
        icon: 'file_upload',
        denied$: view.createDenied$,
        execute: () => setImporting(true),
      },
    ],
    [view],
  );
  return (
    <>
      <ListPage
        view={view}
        title={head.title}
        icon={head.icon}
        crumbs={head.crumbs}
        mark={head.mark}
        headerActions={head.menu}
        createActions={createActions}
        replacement={
          head.missing ? (
            <BookmarkNotFound query={fallbackQuery(urlView, shown)} collection={collection} name={name} />
          ) : undefined
        }
        help="collection"
        urlView={urlView}
      />
      {importing ? (
        <Suspense fallback={null}>
          <ImportDrawer
            collection={collection}
            title={name}
            onChanged={() => browse.list.refresh()}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { lazyComponent, systemPagePath, useService, useStream } from '../../kit';
import { NotFound } from '../../parts/not-found';
import { ListPage } from './list/list-page';
import { bookmarkFromUrl, pageTarget } from './route-target.rules';
import { viewFromUrl, type UrlView, withoutView } from './view-from-url.rules';
import { SchemaStore } from '../../application/schema';

interface ReadView {
  readonly collection: string;
  /** Increases with each view read, so that the same URL can be opened twice. */
  readonly turn: number;
  /** The query string it was read from; null once removed from the URL. */
  readonly search: string | null;
  readonly urlView: UrlView | null;
}

/** Reads the view from the URL once and removes it from the URL. */
const useUrlView = (collection: string): Pick<ReadView, 'turn' | 'urlView'> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { schema } = useService(SchemaStore);
  const [current, setCurrent] = useState<ReadView>({ collection, turn: 0, search: null, urlView: null });
  const parsed = viewFromUrl(new URLSearchParams(search), schema, collection);
  if (parsed !== null && current.search !== search)
    setCurrent({ collection, turn: current.turn + 1, search, urlView: parsed });
  else if (parsed === null && (current.search !== null || current.collection !== collection))
    setCurrent({
      ...current,
      search: null,
      ...(current.collection === collection ? {} : { collection, urlView: null }),
    });
  const hasUrlView = parsed !== null;
  useEffect(() => {
    if (hasUrlView) void navigate(pathname + withoutView(new URLSearchParams(search)), { replace: true });
  }, [hasUrlView, navigate, pathname, search]);
  return current;
};

const ItemForm = lazyComponent(() =>
  import(/* webpackChunkName: "editing" */ './item-pages').then((pages) => pages.ItemForm),
);

/** /collections/{collection}: a list; the form of a singleton; a redirect for system collections. */
export const CollectionPage = () => {
  const { collection = '' } = useParams();
  const bookmark = bookmarkFromUrl(useSearchParams()[0]);
  const schema = useStream(useService(SchemaStore).schema$);
  const { turn, urlView } = useUrlView(collection);
  const target = pageTarget(schema, collection, null, systemPagePath);
  switch (target.kind) {
    case 'redirect':
      return <Navigate to={target.path} replace />;
    case 'list':
      return (
        <ListPage
          key={`${collection} ${bookmark} ${turn}`}
          collection={collection}
          bookmark={bookmark}
          urlView={urlView}
        />
      );
    case 'not-found':
    case 'several':
      return <NotFound />;
    default:
      return (
        <Suspense fallback={null}>
          <ItemForm key={collection} target={target} />
        </Suspense>
      );
  }
};

import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { SchemaStore } from '../../application/data-model';
import { lazyComponent, systemPagePath, useService, useStream } from '../../kit';
import { useUrlView } from '../../parts/lists/list-page';
import { NotFound } from '../../parts/page/not-found';
import { CollectionList } from './collection-list';
import { bookmarkFromUrl, pageTarget } from './route-target.rules';

const CollectionItem = lazyComponent(() =>
  import(/* webpackChunkName: "editing" */ './item-pages').then((pages) => pages.CollectionItem),
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
        <CollectionList
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
          <CollectionItem key={collection} target={target} />
        </Suspense>
      );
  }
};

import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { componentOf, SchemaService, useService, useStream } from '../../kit';
import { NotFound } from '../../parts/not-found';
import { BrowsePage } from './browse/browse-page';
import { bookmarkIn } from './bookmark-in.rules';
import { destinationOf } from './destination.rules';
import { useBorrowedView } from './use-borrowed-view';
import { elsewhereOf } from './elsewhere.rules';

const ItemForm = componentOf(() =>
  import(/* webpackChunkName: "editing" */ './editing').then((pages) => pages.ItemForm),
);

/** /collections/{collection}: a list; for a singleton its form; for some system collections the way to their own pages. */
export const CollectionPage = () => {
  const { collection = '' } = useParams();
  const bookmark = bookmarkIn(useSearchParams()[0]);
  const schema = useStream(useService(SchemaService).schema$);
  const { turn, borrowed } = useBorrowedView(collection);
  const destination = destinationOf(schema, collection, null);
  const elsewhere = elsewhereOf(collection, null);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  switch (destination.kind) {
    case 'list':
      return (
        <BrowsePage
          key={`${collection} ${bookmark} ${turn}`}
          collection={collection}
          bookmark={bookmark}
          borrowed={borrowed}
        />
      );
    case 'not-found':
    case 'several':
      return <NotFound />;
    default:
      return (
        <Suspense fallback={null}>
          <ItemForm key={collection} target={destination} />
        </Suspense>
      );
  }
};

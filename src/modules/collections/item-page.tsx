import { Navigate, useParams } from 'react-router-dom';
import { collectionPath, itemPath, SchemaService, useService, useStream } from '../../kit';
import { NotFound } from '../../parts/not-found';
import { destinationOf } from './destination.rules';
import { elsewhereOf } from './elsewhere.rules';
import { ItemForm } from './item/item-form';
import { severalState } from './several-wanted.rules';
import { useBookmarkKept } from './use-bookmark-kept';
import { useContinuity } from './use-continuity';

/** /collections/{collection}/{primaryKey}; the key '+' stands for a new item, one with commas for several, which are edited over their list. */
export const ItemPage = () => {
  const { collection = '', primaryKey = '' } = useParams();
  const schema = useStream(useService(SchemaService).schema$);
  const kept = useBookmarkKept();
  const destination = destinationOf(schema, collection, primaryKey);
  const { identity, announce } = useContinuity(itemPath(collection, primaryKey));
  const elsewhere = elsewhereOf(collection, primaryKey);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  if (destination.kind === 'several')
    return <Navigate to={kept(collectionPath(collection))} state={severalState(destination.keys)} replace />;
  return destination.kind === 'not-found' || destination.kind === 'list' ? (
    <NotFound />
  ) : (
    <ItemForm key={identity} target={destination} onMove={announce} />
  );
};

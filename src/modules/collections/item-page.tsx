import { Navigate, useParams } from 'react-router-dom';
import { itemPath, SchemaService, useService, useStream } from '../../kit';
import { NotFound } from '../../parts/not-found';
import { destinationOf } from './destination.rules';
import { elsewhereOf } from './elsewhere.rules';
import { ItemForm } from './item/item-form';
import { useContinuity } from './use-continuity';

/** /collections/{collection}/{primaryKey}; the key '+' stands for a new item. */
export const ItemPage = () => {
  const { collection = '', primaryKey = '' } = useParams();
  const schema = useStream(useService(SchemaService).schema$);
  const destination = destinationOf(schema, collection, primaryKey);
  const { identity, announce } = useContinuity(itemPath(collection, primaryKey));
  const elsewhere = elsewhereOf(collection, primaryKey);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return destination.kind === 'not-found' || destination.kind === 'list' ? (
    <NotFound />
  ) : (
    <ItemForm key={identity} target={destination} onMove={announce} />
  );
};

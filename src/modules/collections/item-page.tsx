import { useParams } from 'react-router-dom';
import { SchemaService, useService, useStream } from '../../kit';
import { NotFound } from '../../parts/not-found';
import { destinationOf } from './destination.rules';
import { ItemForm } from './item/item-form';

/** /collections/{collection}/{primaryKey}; the key '+' stands for a new item. */
export const ItemPage = () => {
  const { collection = '', primaryKey = '' } = useParams();
  const schema = useStream(useService(SchemaService).schema$);
  const destination = destinationOf(schema, collection, primaryKey);
  return destination.kind === 'not-found' || destination.kind === 'list' ? (
    <NotFound />
  ) : (
    <ItemForm key={`${collection}/${primaryKey}`} target={destination} />
  );
};

import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { SchemaStore } from '../../application/data-model';
import { collectionPaths, itemPath, systemPagePath, useService, useStream } from '../../kit';
import { useFormIdentity } from '../../parts/item/item-page';
import { batchEditState } from '../../parts/lists/list-page';
import { NotFound } from '../../parts/page/not-found';
import { CollectionItem } from './collection-item';
import { bookmarkFromUrl, pageTarget } from './route-target.rules';

/**
 * /collections/{collection}/{primaryKey}: the form of an item; '+' is a new item, several keys with commas are edited
 * over their list.
 */
export const CollectionItemPage = () => {
  const { collection = '', primaryKey = '' } = useParams();
  const schema = useStream(useService(SchemaStore).schema$);
  const paths = collectionPaths(collection, bookmarkFromUrl(useSearchParams()[0]));
  // Undecoded, since an encoded comma is part of a key.
  const segment = useLocation().pathname.split('/').at(-1) ?? '';
  const target = pageTarget(schema, collection, segment, systemPagePath);
  const { identity, announce } = useFormIdentity(itemPath(collection, primaryKey));
  if (target.kind === 'redirect') return <Navigate to={target.path} replace />;
  if (target.kind === 'several') return <Navigate to={paths.list} state={batchEditState(target.keys)} replace />;
  return target.kind === 'not-found' || target.kind === 'list' ? (
    <NotFound />
  ) : (
    <CollectionItem key={identity} target={target} onMove={announce} />
  );
};

import { useCallback, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { collectionPath, itemPath, systemPagePath, useService, useStream } from '../../kit';
import { NotFound } from '../../parts/not-found';
import { ItemForm } from './item/item-form';
import { pageTarget, batchEditState } from './route-target.rules';
import { useBookmarkPath } from './use-bookmark-path';
import { SchemaStore } from '../../application/schema';

interface FormIdentity {
  /** Changes when the URL leads to another form. */
  readonly identity: number;
  /** To be called before navigating to a URL that belongs to the open form. */
  readonly announce: (path: string) => void;
}

interface IdentityState {
  readonly path: string;
  readonly identity: number;
  readonly announced: string | null;
}

/** Keeps the form mounted, with its focus, when a new item gets its URL. */
export const useFormIdentity = (path: string): FormIdentity => {
  const [state, setState] = useState<IdentityState>({ path, identity: 0, announced: null });
  const continues = state.announced === path;
  const current: IdentityState =
    state.path === path ? state : { path, identity: continues ? state.identity : state.identity + 1, announced: null };
  if (current !== state) setState(current);
  const announce = useCallback((next: string) => setState((now) => ({ ...now, announced: next })), []);
  return { identity: current.identity, announce };
};

/**
 * /collections/{collection}/{primaryKey}: the form of an item; '+' is a new item, several keys with commas are edited over
 * their list.
 */
export const ItemPage = () => {
  const { collection = '', primaryKey = '' } = useParams();
  const schema = useStream(useService(SchemaStore).schema$);
  const withBookmark = useBookmarkPath();
  // Undecoded, since an encoded comma is part of a key.
  const segment = useLocation().pathname.split('/').at(-1) ?? '';
  const target = pageTarget(schema, collection, segment, systemPagePath);
  const { identity, announce } = useFormIdentity(itemPath(collection, primaryKey));
  if (target.kind === 'redirect') return <Navigate to={target.path} replace />;
  if (target.kind === 'several')
    return <Navigate to={withBookmark(collectionPath(collection))} state={batchEditState(target.keys)} replace />;
  return target.kind === 'not-found' || target.kind === 'list' ? (
    <NotFound />
  ) : (
    <ItemForm key={identity} target={target} onMove={announce} />
  );
};

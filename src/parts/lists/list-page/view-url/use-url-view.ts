import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SchemaStore } from '../../../../application/data-model';
import { useService } from '../../../../kit';
import { viewFromUrl, type UrlView, withoutView } from './view-from-url.rules';

interface ReadView {
  readonly collection: string;
  /** Increases with each view read, so that the same URL can be opened twice. */
  readonly turn: number;
  /** The query string it was read from; null once removed from the URL. */
  readonly search: string | null;
  readonly urlView: UrlView | null;
}

/** Reads the view from the URL once and removes it from the URL. */
export const useUrlView = (collection: string): Pick<ReadView, 'turn' | 'urlView'> => {
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

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SchemaService, useService } from '../../kit';
import { borrowedView, withoutBorrowed, type BorrowedView } from './borrowed-view.rules';

interface Taken {
  readonly collection: string;
  /** Counted, so that the same address can be followed twice. */
  readonly turn: number;
  /** The address it came in; null once that has been cleaned. */
  readonly search: string | null;
  readonly borrowed: BorrowedView | null;
}

/** What the address brings along for a collection's view. It is taken once; afterwards the address is the collection's own again. */
export const useBorrowedView = (collection: string): Pick<Taken, 'turn' | 'borrowed'> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { schema } = useService(SchemaService);
  const [taken, take] = useState<Taken>({ collection, turn: 0, search: null, borrowed: null });
  const brought = borrowedView(new URLSearchParams(search), schema, collection);
  if (brought !== null && taken.search !== search)
    take({ collection, turn: taken.turn + 1, search, borrowed: brought });
  else if (brought === null && (taken.search !== null || taken.collection !== collection))
    take({ ...taken, search: null, ...(taken.collection === collection ? {} : { collection, borrowed: null }) });
  const isBorrowing = brought !== null;
  useEffect(() => {
    if (isBorrowing) void navigate(pathname + withoutBorrowed(new URLSearchParams(search)), { replace: true });
  }, [isBorrowing, navigate, pathname, search]);
  return taken;
};

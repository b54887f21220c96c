import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Browse } from '../../../application/browse';
import { GOING_ON, useStream, useViewModel } from '../../../kit';
import { BatchEditDrawer } from './batch-edit-drawer';
import { goOnViewModel } from './go-on.view-model';

interface GoOnProps {
  readonly browse: Browse;
  /** The entry of the journal that tells of them. */
  readonly entry: string;
}

/** The drawer of several items whose editing was cut off; nothing where nothing is left of it. Closed, it is out of the address, too. */
export const GoOn = ({ browse, entry }: GoOnProps) => {
  const change = useSearchParams()[1];
  const found = useStream(useViewModel(goOnViewModel, browse, entry).found$);
  const close = useCallback(
    () =>
      change(
        (search) => {
          search.delete(GOING_ON);
          return search;
        },
        { replace: true },
      ),
    [change],
  );
  useEffect(() => {
    if (found === false) close();
  }, [found, close]);
  return found === true ? <BatchEditDrawer browse={browse} onClose={close} /> : null;
};

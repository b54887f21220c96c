import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSession } from '../../../application/browse';
import { RESUME_PARAM, useStream, useViewModel } from '../../../kit';
import type { SeveralWanted } from '../route-target.rules';
import { BatchEditDrawer } from './batch-edit-drawer';
import { editSeveralViewModel } from './edit-several.view-model';

interface SeveralDrawerProps {
  readonly browse: ListSession;
  readonly wanted: SeveralWanted;
}

/** The drawer of the items that an address wants edited; nothing where nothing is left of them. Closed, it is out of the address and its history, too. */
export const SeveralDrawer = ({ browse, wanted }: SeveralDrawerProps) => {
  const change = useSearchParams()[1];
  const view = useViewModel(editSeveralViewModel, browse, wanted);
  const selected = useStream(view.selected$);
  const close = useCallback(
    () =>
      change(
        (search) => {
          search.delete(RESUME_PARAM);
          return search;
        },
        { replace: true },
      ),
    [change],
  );
  useEffect(() => view.execute(), [view]);
  useEffect(() => {
    if (selected === false) close();
  }, [selected, close]);
  return selected === true ? <BatchEditDrawer browse={browse} onClose={close} /> : null;
};

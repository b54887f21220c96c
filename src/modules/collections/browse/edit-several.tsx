import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Browse } from '../../../application/browse';
import { componentOf } from '../../../kit';
import { severalWanted } from '../several-wanted.rules';

const BatchEditDrawer = componentOf(() => import(/* webpackChunkName: "batch-edit" */ './batch-edit-drawer').then((page) => page.BatchEditDrawer));

/** The drawer of the items that an address has named: they are selected first. */
export const EditSeveral = ({ browse }: { readonly browse: Browse }) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [keys] = useState(() => severalWanted(state));
  const [open, show] = useState(false);
  useEffect(() => {
    if (keys.length === 0) return;
    browse.selection.chooseKeys(keys);
    show(true);
  }, [browse, keys]);
  if (!open) return null;
  const close = (): void => {
    show(false);
    void navigate(pathname + search, { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <BatchEditDrawer browse={browse} onClose={close} />
    </Suspense>
  );
};

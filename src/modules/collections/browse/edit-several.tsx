import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListSession } from '../../../application/browse';
import { lazyComponent, RESUME_PARAM } from '../../../kit';
import { severalWanted } from '../route-target.rules';

const SeveralDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "batch-edit" */ './several-drawer').then((module) => module.SeveralDrawer),
);

/** The door to what the address wants edited at once. */
export const EditSeveral = ({ browse }: { readonly browse: ListSession }) => {
  const { state } = useLocation();
  const wanted = severalWanted(useSearchParams()[0].get(RESUME_PARAM), state);
  return wanted === null ? null : (
    <Suspense fallback={null}>
      <SeveralDrawer key={JSON.stringify(wanted)} browse={browse} wanted={wanted} />
    </Suspense>
  );
};

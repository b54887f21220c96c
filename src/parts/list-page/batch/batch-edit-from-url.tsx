import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListSession } from '../../../application/browse';
import { lazyComponent, RESUME_PARAM } from '../../../kit';
import { batchEditTarget } from './batch-edit-target.rules';

const SeveralDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "batch-edit" */ './batch-edit-drawer').then((module) => module.BatchEditFromUrlDrawer),
);

/** Opens the batch edit drawer when the URL asks for it. Separate, so that a change of the URL does not render the page. */
export const BatchEditFromUrl = ({ browse }: { readonly browse: ListSession }) => {
  const { state } = useLocation();
  const wanted = batchEditTarget(useSearchParams()[0].get(RESUME_PARAM), state);
  return wanted === null ? null : (
    <Suspense fallback={null}>
      <SeveralDrawer key={JSON.stringify(wanted)} browse={browse} target={wanted} />
    </Suspense>
  );
};

import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListSession } from '../../../../application/browse';
import { lazyComponent, RESUME_PARAM } from '../../../../kit';
import { batchEditTarget } from './batch-edit-target.rules';
import type { WriteRisks } from './write-risks';

const SeveralDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "batch-edit" */ './batch-edit-drawer').then((module) => module.BatchEditFromUrlDrawer),
);

interface BatchEditFromUrlProps {
  readonly browse: ListSession;
  readonly risks: WriteRisks;
}

/**
 * Opens the batch edit drawer when the URL asks for it. Separate, so that a change of the URL does not render the page.
 */
export const BatchEditFromUrl = ({ browse, risks }: BatchEditFromUrlProps) => {
  const { state } = useLocation();
  const wanted = batchEditTarget(useSearchParams()[0].get(RESUME_PARAM), state);
  return wanted === null ? null : (
    <Suspense fallback={null}>
      <SeveralDrawer key={JSON.stringify(wanted)} browse={browse} risks={risks} target={wanted} />
    </Suspense>
  );
};

import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Browse } from '../../../application/browse';
import { componentOf, GOING_ON } from '../../../kit';

const GoOn = componentOf(() => import(/* webpackChunkName: "batch-edit" */ './go-on').then((module) => module.GoOn));

/** What the address wants to be gone on with. */
export const GoingOn = ({ browse }: { readonly browse: Browse }) => {
  const wanted = useSearchParams()[0].get(GOING_ON);
  return wanted === null ? null : (
    <Suspense fallback={null}>
      <GoOn key={wanted} browse={browse} entry={wanted} />
    </Suspense>
  );
};

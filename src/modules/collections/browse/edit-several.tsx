import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListSession } from '../../../application/browse';
import { componentOf, GOING_ON } from '../../../kit';
import { severalWanted } from '../several-wanted.rules';

const SeveralDrawer = componentOf(() =>
  import(/* webpackChunkName: "batch-edit" */ './several-drawer').then((module) => module.SeveralDrawer),
);

/** The door to what the address wants edited at once. */
export const EditSeveral = ({ browse }: { readonly browse: ListSession }) => {
  const { state } = useLocation();
  const wanted = severalWanted(useSearchParams()[0].get(GOING_ON), state);
  return wanted === null ? null : (
    <Suspense fallback={null}>
      <SeveralDrawer key={JSON.stringify(wanted)} browse={browse} wanted={wanted} />
    </Suspense>
  );
};

import { Suspense } from 'react';
import { componentOf, useStream } from '../../kit';
import type { RecoveryNoticesProps } from './recovery-notices';

const notices = () =>
  import(/* webpackChunkName: "recovery" */ './recovery-notices').then((module) => module.RecoveryNotices);

/** What was left unsaved in an item; nothing, and nothing fetched, where nothing was. */
export const Recovery = (props: RecoveryNoticesProps) => {
  const offers = useStream(props.offer.offers$);
  if (offers.length === 0) return null;
  const Notices = componentOf(notices);
  return (
    <Suspense fallback={null}>
      <Notices {...props} />
    </Suspense>
  );
};

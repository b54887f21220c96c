import { Suspense } from 'react';
import { lazyComponent, useStream, useText } from '../../kit';
import { SidebarDetail } from '../../ui';
import type { RecoveryNoticesProps } from './recovery-notices';

const loadNotices = () =>
  import(/* webpackChunkName: "recovery" */ './recovery-notices').then((module) => module.RecoveryNotices);

/** The drafts of an open item; loads and renders nothing without one. */
export const Recovery = (props: RecoveryNoticesProps) => {
  const offers = useStream(props.recovery.drafts$);
  if (offers.length === 0) return null;
  const Notices = lazyComponent(loadNotices);
  return (
    <Suspense fallback={null}>
      <Notices {...props} />
    </Suspense>
  );
};

const UnfinishedEntries = lazyComponent(() =>
  import(/* webpackChunkName: "unfinished" */ './draft-list').then((module) => module.DraftList),
);

/** The sidebar panel with all drafts; loads its content when it is opened. */
export const DraftsPanel = () => {
  const { t } = useText();
  return (
    <SidebarDetail icon="history" title={t('unfinished_work')}>
      <Suspense fallback={null}>
        <UnfinishedEntries />
      </Suspense>
    </SidebarDetail>
  );
};

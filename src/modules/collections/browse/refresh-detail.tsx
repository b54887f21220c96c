import { Suspense } from 'react';
import { componentOf, useStream, useText } from '../../../kit';
import { SidebarDetail } from '../../../ui';
import type { RefreshPanelProps } from './refresh-panel';

const RefreshPanel = componentOf(() =>
  import(/* webpackChunkName: "bookmarking" */ '../bookmarking').then((module) => module.RefreshPanel),
);

/** The sidebar's section about how often the list refreshes itself. */
export const RefreshDetail = ({ browse, refresh }: RefreshPanelProps) => {
  const { t } = useText();
  const seconds = useStream(browse.view$).refresh_interval;
  return (
    <SidebarDetail
      icon="autorenew"
      title={t('auto_refresh')}
      badge={seconds === null ? undefined : t('refresh_badge', { seconds })}
    >
      <Suspense fallback={null}>
        <RefreshPanel browse={browse} refresh={refresh} />
      </Suspense>
    </SidebarDetail>
  );
};

import { Suspense } from 'react';
import { componentOf, useText } from '../../kit';
import { SidebarDetail } from '../../ui';

const UnfinishedEntries = componentOf(() =>
  import(/* webpackChunkName: "unfinished" */ './unfinished-entries').then((module) => module.UnfinishedEntries),
);

/** The sidebar's section about what was left unsaved anywhere; nothing is fetched before somebody opens it. */
export const Unfinished = () => {
  const { t } = useText();
  return (
    <SidebarDetail icon="history" title={t('unfinished_work')}>
      <Suspense fallback={null}>
        <UnfinishedEntries />
      </Suspense>
    </SidebarDetail>
  );
};

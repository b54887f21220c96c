import { Suspense } from 'react';
import { abbreviate } from '../../../../domain/values';
import { valueOf } from '../../../../kernel';
import { lazyComponent, useStream, useText } from '../../../../kit';
import { SidebarDetail } from '../../../../ui';
import { RevisionList } from './revision-list';
import type { RevisionsViewModel } from './revisions.view-model';

const RevisionDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "revision-drawer" */ './revision-drawer').then((drawer) => drawer.RevisionDrawer),
);

/** The revisions in the sidebar; not shown without permission to read them. */
export const RevisionsPanel = ({ view }: { readonly view: RevisionsViewModel }) => {
  const { t, locale } = useText();
  const seen = useStream(view.history.visibility$);
  const kept = valueOf(useStream(view.history.revisions$));
  const open = useStream(view.open$);
  if (seen === 'not_allowed') return null;
  return (
    <>
      <SidebarDetail
        icon="history"
        title={t('revisions')}
        badge={kept === null || kept.total === 0 ? undefined : abbreviate(kept.total, locale.code)}
        open
      >
        {seen === 'not_tracked' ? <p>{t('revisions_not_tracked')}</p> : <RevisionList view={view} />}
      </SidebarDetail>
      {open === null ? null : (
        <Suspense fallback={null}>
          <RevisionDrawer view={view} revision={open} />
        </Suspense>
      )}
    </>
  );
};

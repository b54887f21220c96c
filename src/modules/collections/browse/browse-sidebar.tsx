import { Suspense } from 'react';
import { componentOf, PageSidebar, useText, type LayoutDefinition, type LayoutProps } from '../../../kit';
import { Facts, SidebarDetail } from '../../../ui';

interface BrowseSidebarProps {
  readonly layout: LayoutDefinition;
  readonly layoutProps: LayoutProps;
  /** What the data model says of the collection; null for nothing. */
  readonly note: string | null;
  /** How many items there are altogether; null until counted. */
  readonly count: number | null;
}

/** How the list looks, what it holds, and what can be done with all of it. */
export const BrowseSidebar = ({ layout, layoutProps, note, count }: BrowseSidebarProps) => {
  const { t, locale } = useText();
  const Options = layout.options === undefined ? null : componentOf(layout.options);
  return (
    <PageSidebar>
      <SidebarDetail icon="info" title={t('information')} open>
        {note ? <p>{note}</p> : null}
        <Facts
          facts={[
            { name: t('collection'), value: <code>{layoutProps.collection}</code> },
            { name: t('items'), value: count?.toLocaleString(locale.code) ?? '—' },
          ]}
        />
      </SidebarDetail>
      {Options === null ? null : (
        <SidebarDetail icon="tune" title={t('layout_options')}>
          <Suspense fallback={null}>
            <Options {...layoutProps} />
          </Suspense>
        </SidebarDetail>
      )}
    </PageSidebar>
  );
};

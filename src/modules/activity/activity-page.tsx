import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useMatch, useSearchParams } from 'react-router-dom';
import type { ActivityShortcut } from '../../domain/revisions';
import { useNamespaces, useText, useViewModel } from '../../kit';
import { LoggedItemsProvider } from '../../parts/fields/logged-item';
import { ListPage, listPageViewModel, type UrlView, useUrlView } from '../../parts/lists/list-page';
import { listedItemsViewModel } from './listed-items.view-model';
import { ACTIVITY, ACTIVITY_PATHS, activityList, activityPath, SHORTCUT_LOOKS, shortcutFromUrl } from './shortcuts';

/**
 * Focuses the row of an entry when its drawer closes: another one than the drawer was opened from, after steps in it.
 */
const useFocusOfClosedEntry = (): void => {
  const key = useMatch('/activity/:key')?.params['key'] ?? null;
  const last = useRef<string | null>(null);
  useEffect(() => {
    const closed = key === null ? last.current : null;
    last.current = key;
    if (closed !== null) document.querySelector<HTMLElement>(`[data-key="${CSS.escape(closed)}"] a[href]`)?.focus();
  }, [key]);
};

interface ActivityListProps {
  readonly shortcut: ActivityShortcut;
  readonly urlView: UrlView | null;
}

const ActivityList = ({ shortcut, urlView }: ActivityListProps) => {
  const { t, locale } = useText();
  const view = useViewModel(listPageViewModel, activityList(shortcut), ACTIVITY_PATHS[shortcut], urlView?.view);
  const { names } = useViewModel(listedItemsViewModel, view.browse.list, locale.code);
  useFocusOfClosedEntry();
  return (
    <LoggedItemsProvider value={names}>
      <ListPage
        view={view}
        title={t(SHORTCUT_LOOKS[shortcut].name)}
        icon="notifications"
        crumbs={shortcut === 'all' ? [] : [{ label: t('activity'), href: activityPath('all') }]}
        readonly
        help="activity"
        urlView={urlView}
      />
      <Suspense fallback={null}>
        <Outlet context={view.browse} />
      </Suspense>
    </LoggedItemsProvider>
  );
};

/** /activity: the log, or the entries of a shortcut; an open entry is shown over it. */
export const ActivityPage = () => {
  useNamespaces(['activity']);
  const shortcut = shortcutFromUrl(useSearchParams()[0]);
  const { turn, urlView } = useUrlView(ACTIVITY);
  return <ActivityList key={`${shortcut} ${turn}`} shortcut={shortcut} urlView={urlView} />;
};

import { useLocation } from 'react-router-dom';
import { ACTIVITY_SHORTCUTS, type ActivityShortcut } from '../../domain/revisions';
import { useNamespaces, useText } from '../../kit';
import { NavigationGroup, NavigationItem } from '../../ui';
import { activityPath, SHORTCUT_LOOKS, shortcutFromUrl } from './shortcuts';

/** The whole log and its shortcuts. */
export const ActivityNavigation = () => {
  useNamespaces(['activity']);
  const { t } = useText();
  const { pathname, search } = useLocation();
  const open = shortcutFromUrl(new URLSearchParams(search));
  const isEntry = pathname !== activityPath('all');
  const link = (shortcut: ActivityShortcut) => {
    const { name, icon } = SHORTCUT_LOOKS[shortcut];
    return (
      <NavigationItem
        key={shortcut}
        label={t(name)}
        icon={icon}
        href={activityPath(shortcut)}
        current={shortcut === open && !isEntry}
        within={shortcut === open && isEntry}
      />
    );
  };
  return (
    <>
      <NavigationGroup>{ACTIVITY_SHORTCUTS.slice(0, 2).map(link)}</NavigationGroup>
      <NavigationGroup separated>{ACTIVITY_SHORTCUTS.slice(2).map(link)}</NavigationGroup>
    </>
  );
};

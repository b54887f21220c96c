import { useMemo } from 'react';
import { map } from 'rxjs';
import { Notifications } from '../../application/notifications';
import { allowedAction, linkAction } from '../../kernel';
import { type PageAction, SHORTCUTS, usePageActions, useService, useText } from '../../kit';
import { focusNewestToast } from '../../ui';
import { THEME_ICONS, useTheme } from '../use-theme';

export interface ShellActions {
  readonly palette: PageAction;
  readonly theme: PageAction;
  readonly appearance: PageAction;
  readonly shortcuts: PageAction;
  readonly notices: PageAction;
  readonly focusNotice: PageAction;
  readonly signOut: PageAction;
}

/** The actions of the frame, which are available on every page. */
export const useShellActions = (
  open: (overlay: 'palette' | 'shortcuts' | 'notices' | 'appearance') => void,
): ShellActions => {
  const { t } = useText();
  const { next, choose } = useTheme();
  const notifications = useService(Notifications);
  const actions = useMemo<ShellActions>(
    () => ({
      palette: allowedAction(
        {
          id: 'palette',
          label: 'command_palette',
          icon: 'search',
          shortcut: SHORTCUTS.palette,
        },
        () => open('palette'),
      ),
      theme: allowedAction(
        { id: 'theme', label: 'theme_is', parameters: { theme: t(`theme_${next}`) }, icon: THEME_ICONS[next] },
        () => choose(next),
      ),
      appearance: allowedAction({ id: 'appearance', label: 'language_and_appearance', icon: 'language' }, () =>
        open('appearance'),
      ),
      shortcuts: allowedAction(
        { id: 'shortcuts', label: 'keyboard_shortcuts', icon: 'keyboard', shortcut: SHORTCUTS.shortcuts },
        () => open('shortcuts'),
      ),
      notices: allowedAction({ id: 'notices', label: 'notices', icon: 'notifications' }, () => open('notices')),
      focusNotice: {
        id: 'focus-notice',
        label: 'focus_notice',
        icon: 'notifications',
        shortcut: SHORTCUTS.focusNotice,
        denied$: notifications.shown$.pipe(
          map((shown): 'notices_empty' | false => !shown.some(({ dialog }) => !dialog) && 'notices_empty'),
        ),
        execute: focusNewestToast,
      },
      signOut: linkAction({ id: 'sign-out', label: 'sign_out', icon: 'logout' }, '/logout'),
    }),
    [t, next, open, choose, notifications],
  );
  usePageActions(
    useMemo(() => Object.values(actions), [actions]),
    'app',
  );
  return actions;
};

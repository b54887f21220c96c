import { useMemo } from 'react';
import { map } from 'rxjs';
import { useNavigate } from 'react-router-dom';
import { AccessStore } from '../../application/access';
import { type Notification, Notifications } from '../../application/notifications';
import { DemoMode } from '../../application/settings';
import { denied } from '../../domain/permissions';
import { allowedAction, currentValue, linkAction } from '../../kernel';
import { collectionPath, type PageAction, SHORTCUTS, usePageActions, useService, useText } from '../../kit';
import { focusNewestToast } from '../../ui';
import { THEME_ICONS, useTheme } from '../use-theme';

export interface ShellActions {
  readonly palette: PageAction;
  readonly theme: PageAction;
  readonly appearance: PageAction;
  readonly shortcuts: PageAction;
  readonly notices: PageAction;
  readonly focusNotice: PageAction;
  readonly undo: PageAction;
  readonly upload: PageAction;
  /** Null where the application has a server. */
  readonly resetDemo: PageAction | null;
  readonly signOut: PageAction;
}

/** The newest notification that offers to undo what it tells. */
const undoOffer = (shown: readonly Notification[]): Notification | undefined =>
  shown.findLast(({ action }) => action?.text === 'undo');

/** The actions of the frame, which are available on every page. */
export const useShellActions = (
  open: (overlay: 'palette' | 'shortcuts' | 'notices' | 'appearance' | 'demo-reset') => void,
): ShellActions => {
  const { t } = useText();
  const { next, choose } = useTheme();
  const notifications = useService(Notifications);
  const access = useService(AccessStore);
  const navigate = useNavigate();
  const { isActive: isDemo } = useService(DemoMode);
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
      undo: {
        id: 'undo-last',
        label: 'undo_last',
        icon: 'undo',
        shortcut: SHORTCUTS.undoNotice,
        denied$: notifications.shown$.pipe(map((shown) => undoOffer(shown) === undefined && 'nothing_to_undo')),
        execute: () => {
          const offer = undoOffer(currentValue(notifications.shown$));
          if (offer !== undefined) notifications.runAction(offer.id);
        },
      },
      upload: {
        id: 'upload-files',
        label: 'upload_to_library',
        icon: 'file_upload',
        shortcut: SHORTCUTS.uploadFiles,
        denied$: access.access$.pipe(
          map((current) => denied(current, 'directus_files', 'create') !== false && 'not_allowed'),
        ),
        execute: () => void navigate(`${collectionPath('directus_files')}/+`),
      },
      resetDemo: isDemo
        ? allowedAction({ id: 'reset-demo', label: 'demo_reset_action', icon: 'restart_alt' }, () => open('demo-reset'))
        : null,
      signOut: linkAction({ id: 'sign-out', label: 'sign_out', icon: 'logout' }, '/logout'),
    }),
    [t, next, open, choose, notifications, access, navigate, isDemo],
  );
  usePageActions(
    useMemo(() => Object.values<PageAction | null>({ ...actions }).filter((action) => action !== null), [actions]),
    'app',
  );
  return actions;
};

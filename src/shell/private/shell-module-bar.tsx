import { memo } from 'react';
import { userName } from '../../domain/users';
import { type PageAction, useService, useStream, useText } from '../../kit';
import { usePicture } from '../../parts/fields/picture';
import { Avatar, ModuleBar, type ModuleBarProps } from '../../ui';
import { THEME_ICONS, useTheme } from '../use-theme';
import { useAccountMenu } from './use-account-menu';
import { AccessStore } from '../../application/access';
import { Notifications } from '../../application/notifications';

interface ShellModuleBarProps {
  readonly items: ModuleBarProps['items'];
  /** The project's name. */
  readonly home: string;
  readonly notices: PageAction;
  /** Chooses the next theme; the button shows the current one. */
  readonly theme: PageAction;
  /** Language and theme of the account. */
  readonly appearance: PageAction;
  readonly shortcuts: PageAction;
  /** Null where the application has a server. */
  readonly resetDemo: PageAction | null;
  readonly signOut: PageAction;
}

/**
 * The modules, and at the foot notifications, theme, account and sign-out. Memoised: does not rerender for another page
 * of a module.
 */
export const ShellModuleBar = memo(
  ({ items, home, notices, theme, appearance, shortcuts, resetDemo, signOut }: ShellModuleBarProps) => {
    const { t } = useText();
    const user = useStream(useService(AccessStore).user$);
    const unread = useStream(useService(Notifications).history$).some(({ tone }) => tone === 'danger');
    const { theme: current } = useTheme();
    const picture = usePicture(user?.avatar?.id ?? null, { key: 'system-small-cover' });
    const person = (user && userName(user)) ?? t('unknown_user');
    const menu = useAccountMenu({ appearance, shortcuts, resetDemo, signOut });
    return (
      <ModuleBar
        label={t('modules')}
        home={{ href: '/collections', label: home }}
        items={items}
        foot={[
          {
            key: notices.id,
            label: t(notices.label),
            icon: notices.icon,
            dot: unread,
            onSelect: notices.execute,
          },
          {
            key: theme.id,
            label: t(theme.label, { theme: t(`theme_${current}`) }),
            icon: THEME_ICONS[current],
            onSelect: theme.execute,
          },
          {
            key: 'person',
            label: t('your_account', { name: person }),
            content: <Avatar name={person} src={picture} size="large" />,
            menu,
          },
          { key: signOut.id, label: t(signOut.label), icon: signOut.icon, dir: true, href: signOut.href },
        ]}
      />
    );
  },
);

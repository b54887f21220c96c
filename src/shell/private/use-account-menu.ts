import { useMemo } from 'react';
import { AccessStore } from '../../application/access';
import { userName } from '../../domain/users';
import { menuEntry, type PageAction, useActions, useItemLink, useService, useStream, useText } from '../../kit';
import type { MenuEntry, MenuProps } from '../../ui';

interface AccountActions {
  /** Language and theme of the account. */
  readonly appearance: PageAction;
  readonly shortcuts: PageAction;
  /** Null where the application has a server. */
  readonly resetDemo: PageAction | null;
  readonly signOut: PageAction;
}

/** Name and role of the user, and the entries of the account menu. */
export const useAccountMenu = ({
  appearance,
  shortcuts,
  resetDemo,
  signOut,
}: AccountActions): Pick<MenuProps, 'entries' | 'head'> => {
  const { t } = useText();
  const user = useStream(useService(AccessStore).user$);
  const profile = useItemLink()('directus_users', user?.id ?? '');
  const actions = useActions(
    useMemo(
      () => [appearance, shortcuts, resetDemo, signOut].filter((action) => action !== null),
      [appearance, shortcuts, resetDemo, signOut],
    ),
  );
  const own: readonly MenuEntry[] =
    user === null || profile === null
      ? []
      : [{ key: 'profile', label: t('your_profile'), icon: 'person', href: profile }];
  return {
    head: { title: (user && userName(user)) ?? t('unknown_user'), text: user?.role?.name ?? undefined },
    entries: [...own, ...actions.map((action) => ({ ...menuEntry(action), separated: action.id === signOut.id }))],
  };
};

import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { RolesStore } from '../../application/access';
import { ListFactory } from '../../application/browse';
import { collectionPath, layoutResolver, Registries, useNamespaces, useService, useStream, useText } from '../../kit';
import { SearchBox } from '../../parts/lists/search-box';
import { NavigationGroup, NavigationItem } from '../../ui';
import { directoryRef, foundRoles, rolePath, USERS } from './directory';

/** More entries than this get a search box; specification 000, section 9. */
const MIN_SEARCHABLE = 20;

/** All users, and those of each role. */
export const UsersNavigation = () => {
  useNamespaces(['users']);
  const { t, locale } = useText();
  const roles = useStream(useService(RolesStore).roles$);
  const lists = useService(ListFactory);
  const { layouts, displays } = useService(Registries);
  const [query, setQuery] = useState('');
  // Matched here, because `useParams` is empty outside the routes of the pages.
  const openRole = useMatch('/users/roles/:role/*')?.params;
  const isDirectory = useMatch('/users') !== null;
  const prefetch = (role: string | null): void => lists.prefetch(directoryRef(role), layoutResolver(layouts, displays));
  const found = foundRoles(roles, query, locale.code);
  return (
    <>
      {roles.length + 1 > MIN_SEARCHABLE ? (
        <SearchBox size="small" value={query} onChange={setQuery} label={t('find_role')} />
      ) : null}
      <NavigationGroup fixed>
        <NavigationItem
          label={t('all_users')}
          icon="people_alt"
          href={collectionPath(USERS)}
          current={isDirectory}
          within={!isDirectory && openRole === undefined}
          onPress={isDirectory ? undefined : () => prefetch(null)}
        />
        {found.map(({ id, name, icon }) => {
          const isOpen = openRole?.role === id;
          const isBelow = Boolean(openRole?.['*']);
          return (
            <NavigationItem
              key={id}
              label={name}
              icon={icon ?? 'supervised_user_circle'}
              href={rolePath(id)}
              current={isOpen && !isBelow}
              within={isOpen && isBelow}
              onPress={isOpen && !isBelow ? undefined : () => prefetch(id)}
            />
          );
        })}
      </NavigationGroup>
      {found.length === 0 && query !== '' ? <p>{t('no_results')}</p> : null}
    </>
  );
};

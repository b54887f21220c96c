import type { Bookmark } from '../../../domain/presets';
import { bookmarkPath, useService, useStream, useText } from '../../../kit';
import { Icon, IconButton, NavigationItem, VisuallyHidden } from '../../../ui';
import { scopeLabel } from '../bookmarks/scope-label.rules';
import { RolesStore } from '../../../application/access';

interface BookmarkItemProps {
  readonly bookmark: Bookmark;
  readonly current: boolean;
  /** Not called for the current one. */
  readonly onPress: () => void;
  readonly onMenu: (anchor: HTMLElement) => void;
}

/** The link of a bookmark, with its scope. */
export const BookmarkItem = ({
  bookmark: { id, collection, name, scope },
  current,
  onPress,
  onMenu,
}: BookmarkItemProps) => {
  const { t } = useText();
  const roles = useStream(useService(RolesStore).roles$);
  const { icon, suffix, role } = scopeLabel(scope, roles);
  return (
    <NavigationItem
      label={name}
      icon="bookmark_border"
      href={bookmarkPath(collection, id)}
      current={current}
      onPress={current ? undefined : onPress}
      onMenu={onMenu}
      trailing={
        icon === null || suffix === null ? undefined : (
          <>
            <Icon name={icon} />
            <VisuallyHidden>{t(suffix, { role })}</VisuallyHidden>
          </>
        )
      }
      action={
        <IconButton
          icon="more_vert"
          size="tiny"
          label={t('bookmark_actions', { name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(currentTarget)}
        />
      }
    />
  );
};

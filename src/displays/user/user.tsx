import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { AVATAR_KEY } from '../../domain/files';
import { lineText } from '../../domain/values';
import { lazyComponent, type DisplayProps, useText } from '../../kit';
import { usePicture } from '../../parts/fields/picture';
import { Avatar, VisuallyHidden } from '../../ui';
import classes from './user.module.css';
import { userAppearance } from './user.rules';

// Loaded on the first hover, so that a cell renders no card of its own.
const UserCard = lazyComponent(() =>
  import(/* webpackChunkName: "user-card" */ '../../parts/fields/user-card').then((module) => module.UserCard),
);

/** Time the pointer has to rest before the card opens. */
const HOVER_DELAY_MS = 300;

interface UserHoverCardProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** Opens a card about the user on hover. Keyboard users find the same details on the page of the user. */
const UserHoverCard = ({ id, className, title, children }: UserHoverCardProps) => {
  const [hovered, setHovered] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!hovered) return undefined;
    const timer = setTimeout(() => setOpen(true), HOVER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hovered]);
  if (!open) {
    return (
      <span
        className={className}
        title={title}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        {children}
      </span>
    );
  }
  const anchor = (
    <span className={className} tabIndex={-1}>
      {children}
    </span>
  );
  return (
    <Suspense fallback={anchor}>
      <UserCard id={id} anchor={anchor} startsOpen />
    </Suspense>
  );
};

interface UserAvatarProps {
  readonly name: string;
  readonly file: string | null;
  readonly circle: boolean;
}

const UserAvatar = ({ name, file, circle }: UserAvatarProps) => (
  <Avatar name={name} src={usePicture(file, { key: AVATAR_KEY })} square={!circle} />
);

/** A user by avatar, name or both. The bare key of a user without read access is shown as text. */
export const UserDisplay = ({ value, options }: DisplayProps) => {
  const { t } = useText();
  const user = userAppearance(value, options);
  if (user === null) return lineText(value);
  const name = user.fullName ?? t('unknown_user');
  return (
    <UserHoverCard id={user.id} className={classes['user']} title={user.name === null ? name : undefined}>
      {user.avatar === null ? null : <UserAvatar name={name} {...user.avatar} />}
      {user.name === null ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={classes['name']}>{name}</span>}
    </UserHoverCard>
  );
};

import { userName, type UserProfile } from '../../domain/users';
import type { Item } from '../../domain/items';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { usePicture } from '../../parts/fields/picture';
import { Avatar, Icon } from '../../ui';
import classes from './user-box.module.css';

/** A member of the user as text; null for none. */
export const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** The name of a user as saved; null when all parts are missing. */
export const savedName = (user: Item): string | null =>
  userName({
    first_name: textOf(user['first_name']),
    last_name: textOf(user['last_name']),
    email: textOf(user['email']),
  });

const Fact = ({ icon, text }: { readonly icon: string; readonly text: string | null }) =>
  text === null ? null : (
    <li className={classes['fact']}>
      <Icon name={icon} />
      <bdi>{text}</bdi>
    </li>
  );

interface UserBoxProps {
  /** As saved. */
  readonly user: Item;
  /** Null while it is read, and where it may not be read. */
  readonly profile: UserProfile | null;
}

/** Who the user is: picture, name, title, e-mail address, location and role, as saved. */
export const UserBox = ({ user, profile }: UserBoxProps) => {
  const { t } = useText();
  const picture = usePicture(profile?.avatar ?? null, { key: 'system-medium-cover' });
  const name = savedName(user) ?? t('unknown_user');
  const title = textOf(user['title']);
  return (
    <section className={classes['box']} aria-label={t('about_person')}>
      <Avatar name={name} src={picture} size="huge" />
      <div className={classes['text']}>
        <bdi className={classes['name']}>{name}</bdi>
        {title === null ? null : <bdi className={classes['title']}>{title}</bdi>}
        <ul className={classes['facts']}>
          <Fact icon="mail" text={textOf(user['email'])} />
          <Fact icon="place" text={textOf(user['location'])} />
          <Fact icon="supervised_user_circle" text={profile?.role ?? null} />
        </ul>
      </div>
    </section>
  );
};

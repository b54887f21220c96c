import { useEffect, type ReactElement } from 'react';
import { userName } from '../../domain/users';
import { useStream, useText, useViewModel } from '../../kit';
import { usePicture } from '../picture';
import { Avatar, HoverCard, Skeleton } from '../../ui';
import { userCardViewModel } from './user-card.view-model';
import classes from './user-card.module.css';

interface UserCardProps {
  /** Key of the user. */
  readonly id: string;
  /** The focusable element the card is anchored to. */
  readonly anchor: ReactElement;
  /** Opens on mount, for an anchor that is hovered already. */
  readonly startsOpen?: boolean;
}

/** A hover card with details about a user. */
export const UserCard = ({ id, anchor, startsOpen = false }: UserCardProps) => {
  const { t } = useText();
  const view = useViewModel(userCardViewModel, id);
  const user = useStream(view.person$);
  useEffect(() => {
    if (startsOpen) view.load();
  }, [view, startsOpen]);
  const details = user.kind === 'ready' ? user.value : null;
  const picture = usePicture(details?.avatar ?? null, { key: 'system-medium-cover' });
  const name = (details && userName(details)) ?? t('unknown_user');
  return (
    <HoverCard anchor={anchor} defaultOpen={startsOpen} label={t('about_person')} onOpen={() => view.load()}>
      {user.kind === 'failed' ? (
        <p className={classes['quiet']}>{t('person_hidden')}</p>
      ) : (
        <div className={classes['card']} aria-busy={details === null}>
          <Avatar name={name} src={picture} size="huge" />
          {details === null ? (
            <Skeleton height="40px" />
          ) : (
            <div className={classes['who']}>
              <bdi className={classes['name']}>{name}</bdi>
              {details.email === null || details.email === name ? null : (
                <bdi className={classes['quiet']}>{details.email}</bdi>
              )}
              {details.role === null ? null : <bdi className={classes['quiet']}>{details.role}</bdi>}
            </div>
          )}
        </div>
      )}
    </HoverCard>
  );
};

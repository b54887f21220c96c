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
  const person = useStream(view.person$);
  useEffect(() => {
    if (startsOpen) view.load();
  }, [view, startsOpen]);
  const known = person.kind === 'ready' ? person.value : null;
  const picture = usePicture(known?.avatar ?? null, { key: 'system-medium-cover' });
  const name = (known && userName(known)) ?? t('unknown_user');
  return (
    <HoverCard anchor={anchor} defaultOpen={startsOpen} label={t('about_person')} onOpen={() => view.load()}>
      {person.kind === 'failed' ? (
        <p className={classes['quiet']}>{t('person_hidden')}</p>
      ) : (
        <div className={classes['card']} aria-busy={known === null}>
          <Avatar name={name} src={picture} size="huge" />
          {known === null ? (
            <Skeleton height="40px" />
          ) : (
            <div className={classes['who']}>
              <bdi className={classes['name']}>{name}</bdi>
              {known.email === null || known.email === name ? null : (
                <bdi className={classes['quiet']}>{known.email}</bdi>
              )}
              {known.role === null ? null : <bdi className={classes['quiet']}>{known.role}</bdi>}
            </div>
          )}
        </div>
      )}
    </HoverCard>
  );
};

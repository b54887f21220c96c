import { useEffect, type ReactElement } from 'react';
import { userName } from '../../../domain/users';
import { useItemLink, useStream, useText, useViewModel } from '../../../kit';
import { usePicture } from '../picture';
import { Avatar, HoverCard, Skeleton, TextLink } from '../../../ui';
import { userCardViewModel, type UserCardViewModel } from './user-card.view-model';
import classes from './user-card.module.css';

interface CardProps {
  readonly view: UserCardViewModel;
  /** The focusable element the card is anchored to. */
  readonly anchor: ReactElement;
  /** Opens on mount, for an anchor that is hovered already. */
  readonly startsOpen?: boolean;
}

const Card = ({ view, anchor, startsOpen = false }: CardProps) => {
  const { t } = useText();
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
          {details === null ? (
            <>
              <Skeleton width="40px" height="40px" />
              <Skeleton height="40px" />
            </>
          ) : (
            <>
              <Avatar name={name} src={picture} size="huge" />
              <div className={classes['who']}>
                <bdi className={classes['name']}>{name}</bdi>
                {details.email === null || details.email === name ? null : (
                  <bdi className={classes['quiet']}>{details.email}</bdi>
                )}
                {details.role === null ? null : <bdi className={classes['quiet']}>{details.role}</bdi>}
              </div>
            </>
          )}
        </div>
      )}
    </HoverCard>
  );
};

interface UserCardProps extends Omit<CardProps, 'view'> {
  /** Key of the user. */
  readonly id: string;
}

/** A hover card with details about a user. */
export const UserCard = ({ id, ...props }: UserCardProps) => (
  <Card {...props} view={useViewModel(userCardViewModel, id)} />
);

/** The name of a user, as a link to their page where the reader may open it, with the hover card. */
export const UserLink = ({ id }: { readonly id: string }) => {
  const { t } = useText();
  const view = useViewModel(userCardViewModel, id);
  const user = useStream(view.person$);
  const href = useItemLink()('directus_users', id);
  useEffect(() => view.load(), [view]);
  if (user.kind === 'idle' || user.kind === 'loading')
    return (
      <span aria-busy="true" className={classes['pending']}>
        <Skeleton width="96px" />
      </span>
    );
  const name = <bdi>{(user.kind === 'ready' ? userName(user.value) : null) ?? t('unknown_user')}</bdi>;
  return <Card view={view} anchor={<span>{href === null ? name : <TextLink href={href}>{name}</TextLink>}</span>} />;
};

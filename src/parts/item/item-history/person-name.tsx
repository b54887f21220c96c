import { useEffect, useState } from 'react';
import { UserCard } from '../../fields/user-card';
import classes from './item-history.module.css';

const CARD_DELAY_MS = 300;

interface PersonNameProps {
  /** Null for an unknown user. */
  readonly id: string | null;
  readonly name: string;
}

/** A user's name in a sentence. The user card is mounted only after the pointer has rested on the name. */
export const PersonName = ({ id, name }: PersonNameProps) => {
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!near) return undefined;
    const rest = setTimeout(() => setOpen(true), CARD_DELAY_MS);
    return () => clearTimeout(rest);
  }, [near]);
  if (id !== null && open) return <UserCard id={id} anchor={<bdi className={classes['who']}>{name}</bdi>} startsOpen />;
  return (
    <bdi className={classes['who']} onPointerEnter={() => setNear(true)} onPointerLeave={() => setNear(false)}>
      {name}
    </bdi>
  );
};

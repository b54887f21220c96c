import { useEffect, useState } from 'react';
import { UserCard } from '../user-card';
import classes from './item-history.module.css';

/** How long the pointer has to rest, in ms. */
const CARD_DELAY_MS = 300;

interface PersonNameProps {
  /** Null for nobody. */
  readonly id: string | null;
  readonly name: string;
}

/** Somebody in a sentence; more about them where the pointer rests. No name carries a card before that. */
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

import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { componentOf } from '../../kit';

// Fetched when the pointer rests on somebody for the first time: no cell carries a card of its own.
const UserCard = componentOf(() =>
  import(/* webpackChunkName: "user-card" */ '../../parts/user-card').then((module) => module.UserCard),
);

/** How long the pointer has to rest, in ms. */
const DELAY = 300;

interface PersonCardProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** Somebody on the page, and more about them where the pointer rests; their own page says it to everybody else. */
export const PersonCard = ({ id, className, title, children }: PersonCardProps) => {
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!near) return undefined;
    const rest = setTimeout(() => setOpen(true), DELAY);
    return () => clearTimeout(rest);
  }, [near]);
  if (!open) {
    return (
      <span
        className={className}
        title={title}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
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

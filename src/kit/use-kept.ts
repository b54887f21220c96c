import { useState } from 'react';

/** What held when the items that are on show came, while others are on their way; what holds now otherwise. */
export const useLastSettled = <A>(present: A, waiting: boolean): A => {
  const [kept, keep] = useState(present);
  if (!waiting && kept !== present) keep(present);
  return waiting ? kept : present;
};

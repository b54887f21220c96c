import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so long, in ms; a calm one, by `isCalm`, at once. */
export const useRested = <A>(value: A, milliseconds: number, isCalm: (value: A) => boolean): A => {
  const [rested, rest] = useState(value);
  const calm = isCalm(value);
  useEffect(() => {
    if (calm) return;
    const timer = setTimeout(() => rest(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, calm]);
  return calm ? value : rested;
};

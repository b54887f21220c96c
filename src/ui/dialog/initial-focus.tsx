import { useEffect, useRef } from 'react';
import { firstUsable } from './first-usable';

/**
 * Takes the focus into the box around it. Done here, since the library looks at the painted page, which a test without
 * layout does not have, and takes what is of no use as well.
 */
export const InitialFocus = () => {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = marker.current?.closest<HTMLElement>('[role]');
    if (box) firstUsable(box).focus();
  }, []);
  return <span ref={marker} hidden />;
};

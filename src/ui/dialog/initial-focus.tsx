import { useEffect, useRef } from 'react';

const CONTROLS = 'input, select, textarea, button, a[href], [tabindex="0"]';

/**
 * Takes the focus into the box around it: to the element with `data-autofocus`, else to its first control. Done here,
 * since the library looks at the painted page, which a test without layout does not have.
 */
export const InitialFocus = () => {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = marker.current?.closest('[role]');
    const target = box?.querySelector<HTMLElement>('[data-autofocus]') ?? box?.querySelector<HTMLElement>(CONTROLS);
    target?.focus();
  }, []);
  return <span ref={marker} hidden />;
};

import { useEffect, useRef } from 'react';

/** Alt+ArrowUp and Alt+ArrowDown go to the previous (1) and the next (-1) of several entries, wherever the focus is. */
export const useStepKeys = (step: (by: 1 | -1) => void): void => {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
      if (by === null || !event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      latest.current(by);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface MeasuredBand {
  readonly band: RefObject<HTMLDivElement | null>;
  /** It may be left out while it is not in sight: nothing is in it yet, or the browser has seen how high it is. */
  readonly skippable: boolean;
  /** To be called once for each field that comes late. */
  readonly onDrawn: () => void;
}

/**
 * Has a band laid out once as soon as all of its fields are there. The browser keeps in mind how high it was, so that nothing
 * shifts when somebody comes to it.
 */
export const useMeasuredBand = (late: number): MeasuredBand => {
  const band = useRef<HTMLDivElement>(null);
  const left = useRef(late);
  const [step, setStep] = useState<'waiting' | 'whole' | 'measured'>(late > 0 ? 'waiting' : 'whole');
  const onDrawn = useCallback(() => {
    left.current -= 1;
    if (left.current === 0) setStep('whole');
  }, []);
  useEffect(() => {
    if (step !== 'whole' || band.current === null || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => setStep('measured'));
    observer.observe(band.current);
    return () => observer.disconnect();
  }, [step]);
  return { band, skippable: step !== 'whole', onDrawn };
};

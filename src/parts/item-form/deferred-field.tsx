import { createContext, type ReactNode, startTransition, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IdleQueue } from '../../ui';
import { focusControl } from './focus-field';
import classes from './item-form.module.css';

/** Fields that are drawn in one go while the browser has nothing better to do. React stops in between for whoever types. */
const SLICE = 10;

/**
 * Has the fields of a long form drawn after those that are seen first: at once when they come into view, the rest bit by
 * bit while the browser is idle, so that soon all of them can be found, read out and tabbed through.
 */
export class LateMounts {
  private readonly queue = new IdleQueue<Element>(SLICE);
  private readonly observer: IntersectionObserver | null;

  constructor() {
    this.observer = LateMounts.canWait
      ? new IntersectionObserver((entries) =>
          entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => this.queue.remove(target)?.()),
        )
      : null;
  }

  /** Without anybody to say what comes into view, nothing waits. */
  static get canWait(): boolean {
    return typeof IntersectionObserver === 'function';
  }

  /** Has something drawn when it is its turn; answers with how to step out of the line. */
  readonly add = (place: Element, draw: () => void): (() => void) => {
    const leave = this.queue.add(place, () => {
      this.observer?.unobserve(place);
      draw();
    });
    this.observer?.observe(place);
    return () => {
      this.observer?.unobserve(place);
      leave();
    };
  };
}

export const LateMountsContext = createContext<LateMounts | null>(null);

interface LateFieldProps {
  /** The field's key. */
  readonly field: string;
  /** The field's name for people. */
  readonly name: string;
  /** It is seen as soon as the form is, and does not wait. */
  readonly first: boolean;
  /** In pixels; the room that is kept for it. */
  readonly height: number;
  readonly className?: string | undefined;
  /** It was not there first, and is there now. */
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/**
 * A field, or for a moment the room for it, with its name so that it is found. Whoever comes to it by Tab, or is led to it,
 * finds the field itself.
 */
export const LateField = ({ field, name, first, height, className, onDrawn, children }: LateFieldProps) => {
  const mounts = useContext(LateMountsContext);
  const [there, setThere] = useState(first || mounts === null || !LateMounts.canWait);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (there || mounts === null || place.current === null) return;
    return mounts.add(place.current, () => startTransition(() => setThere(true)));
  }, [there, mounts]);
  const [late] = useState(!first);
  useEffect(() => {
    if (late && there) onDrawn();
  }, [late, there, onDrawn]);
  if (there) return children;
  const drawNow = (): void => {
    const form = place.current?.parentElement ?? document.body;
    flushSync(() => setThere(true));
    focusControl(form, field);
  };
  return (
    <div
      ref={place}
      role="group"
      aria-label={name}
      aria-busy="true"
      data-field={field}
      className={className}
      style={{ blockSize: height }}
    >
      <button type="button" className={classes['late']} onFocus={drawNow}>
        {name}
      </button>
    </div>
  );
};

import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { IdleQueue } from '../../ui';
import { focusControl } from './focus-field';
import classes from './item-form.module.css';

/** Fields that are drawn in one go while the browser has nothing better to do. React stops in between for whoever types. */
const FIELDS_PER_SLICE = 10;

/**
 * Has the fields of a long form drawn after those that are seen first: at once when they come into view, the rest bit by
 * bit while the browser is idle, so that soon all of them can be found, read out and tabbed through.
 */
export class DeferredMounts {
  private readonly queue = new IdleQueue<Element>(FIELDS_PER_SLICE);
  private readonly observer: IntersectionObserver | null;

  constructor() {
    this.observer = DeferredMounts.isSupported
      ? new IntersectionObserver((entries) =>
          entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => this.queue.remove(target)?.()),
        )
      : null;
  }

  /** Without anybody to say what comes into view, nothing waits. */
  static get isSupported(): boolean {
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

export const DeferredMountsContext = createContext<DeferredMounts | null>(null);

interface DeferredFieldProps {
  /** The field's key. */
  readonly field: string;
  /** The field's name for people. */
  readonly name: string;
  /** It is seen as soon as the form is, and does not wait. */
  readonly isVisible: boolean;
  /** In pixels; the room that is kept for it. */
  readonly height: number;
  readonly className?: string | undefined;
  /** It was not there first, and is there now. */
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

/**
 * A field, or for a moment the room for it, with its name so that it is found. Whoever comes to it by Tab, or is led to it,
 * finds the field itself.
 */
export const DeferredField = ({
  field,
  name,
  isVisible,
  height,
  className,
  onMounted,
  children,
}: DeferredFieldProps) => {
  const mounts = useContext(DeferredMountsContext);
  const [there, setThere] = useState(isVisible || mounts === null || !DeferredMounts.isSupported);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (there || mounts === null || place.current === null) return;
    return mounts.add(place.current, () => startTransition(() => setThere(true)));
  }, [there, mounts]);
  const [late] = useState(!isVisible);
  useEffect(() => {
    if (late && there) onMounted();
  }, [late, there, onMounted]);
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

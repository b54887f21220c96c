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
import { IdleQueue } from '../../../ui';
import { focusControl } from './focus-field';
import classes from './item-form.module.css';

/** Fields that are mounted in one slice of idle time. React yields to input in between. */
const FIELDS_PER_SLICE = 10;

/**
 * Mounts the fields of a long form after those in the first viewport: at once when they scroll into view, the rest bit
 * by bit while the browser is idle, so that search, screen readers and Tab soon reach all of them.
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

  /** Without IntersectionObserver every field is mounted at once. */
  static get isSupported(): boolean {
    return typeof IntersectionObserver === 'function';
  }

  /** Queues a mount; returns how to cancel it. */
  readonly add = (placeholder: Element, mount: () => void): (() => void) => {
    const cancel = this.queue.add(placeholder, () => {
      this.observer?.unobserve(placeholder);
      mount();
    });
    this.observer?.observe(placeholder);
    return () => {
      this.observer?.unobserve(placeholder);
      cancel();
    };
  };
}

export const DeferredMountsContext = createContext<DeferredMounts | null>(null);

interface DeferredFieldProps {
  readonly field: string;
  /** The field's display name. */
  readonly name: string;
  /** In the first viewport: mounted at once. */
  readonly isVisible: boolean;
  /** Height of the placeholder in pixels. */
  readonly height: number;
  readonly className?: string | undefined;
  /** Called once a deferred field is mounted. */
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

/**
 * A field, or its placeholder until it is mounted. The placeholder has the field's name, and mounts the field when it
 * gets the focus.
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
  const [isMounted, setMounted] = useState(isVisible || mounts === null || !DeferredMounts.isSupported);
  const placeholder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isMounted || mounts === null || placeholder.current === null) return;
    return mounts.add(placeholder.current, () => startTransition(() => setMounted(true)));
  }, [isMounted, mounts]);
  const [isDeferred] = useState(!isVisible);
  useEffect(() => {
    if (isDeferred && isMounted) onMounted();
  }, [isDeferred, isMounted, onMounted]);
  if (isMounted) return children;
  const mountNow = (): void => {
    const form = placeholder.current?.parentElement ?? document.body;
    flushSync(() => setMounted(true));
    focusControl(form, field);
  };
  return (
    <div
      ref={placeholder}
      role="group"
      aria-label={name}
      aria-busy="true"
      data-field={field}
      className={className}
      style={{ blockSize: height }}
    >
      <button type="button" className={classes['late']} onFocus={mountNow}>
        {name}
      </button>
    </div>
  );
};

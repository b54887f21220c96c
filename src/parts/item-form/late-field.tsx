import { startTransition, useContext, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusControl } from './focus-field';
import classes from './item-form.module.css';
import { LateMounts, LateMountsContext } from './late-mounts';

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

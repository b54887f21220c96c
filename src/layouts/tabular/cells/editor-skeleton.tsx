import { useLayoutEffect, useRef } from 'react';
import { isFocusNowhere, Skeleton } from '../../../ui';

/**
 * Stands for an editor or its control while they load, and has the focus until then, which would move on to the neighbours
 * of the removed edit button.
 */
export const EditorSkeleton = ({ height }: { readonly height?: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFocusNowhere()) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Skeleton height={height} />
    </div>
  );
};

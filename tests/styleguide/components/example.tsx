import { useState, type ReactNode } from 'react';

/** A component of `src/ui` in one state, or in several that are compared. */
export interface Example {
  readonly title: string;
  readonly show: ReactNode;
  /** 'wide' takes the whole row; 'page' is for what fills a page, and is clipped. */
  readonly size?: 'wide' | 'page';
}

/** Examples by the folder of `src/ui` that they show. */
export type Examples = Readonly<Record<string, readonly Example[]>>;

interface HeldProps<A> {
  readonly initial: A;
  readonly children: (value: A, onChange: (value: A) => void) => ReactNode;
}

/** Holds the value of a controlled component. */
export const Held = <A,>({ initial, children }: HeldProps<A>) => {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
};

export const ignore = (): void => undefined;

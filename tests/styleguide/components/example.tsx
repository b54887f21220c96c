import { useState, type ReactNode } from 'react';
import { Input, type InputProps } from '../../../src/ui';

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

/** Props of a text control that holds its own value. */
export type TextProps<Props> = Omit<Props, 'value' | 'onChange'> & { readonly initial?: string };

export const HeldInput = ({ initial = '', ...props }: TextProps<InputProps>) => (
  <Held initial={initial}>{(value, onChange) => <Input {...props} value={value} onChange={onChange} />}</Held>
);

export const ignore = (): void => undefined;

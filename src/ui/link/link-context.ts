import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly [data: `data-${string}`]: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
};

/** The component that draws links inside the application, or null for plain anchors. */
export const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);

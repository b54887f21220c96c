import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import { classNames } from '../../base/class-names';
import classes from './link.module.css';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly [data: `data-${string}`]: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
};

/** The component for links inside the application; null for plain anchors. */
export const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);

/** An unstyled link. The shell provides the router's link through `LinkContext`; the default is a plain anchor. */
export const Link = (props: AnchorProps) => createElement(useContext(LinkContext) ?? 'a', props);

export interface TextLinkProps {
  readonly children: ReactNode;
  /** Without it a button that looks like a link. */
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Inherits the text colour. */
  readonly quiet?: boolean | undefined;
  /** Leaves the application, in a new tab. */
  readonly external?: boolean | undefined;
}

export const TextLink = ({ children, href, onClick, quiet = false, external = false }: TextLinkProps) => {
  const className = classNames(classes['link'], quiet && classes['quiet']);
  if (href === undefined) {
    return (
      <button type="button" className={className} onClick={onClick}>
        {children}
      </button>
    );
  }
  return external ? (
    <a className={className} href={href} target="_blank" rel="noreferrer" onClick={onClick}>
      {children}
    </a>
  ) : (
    <Link className={className} href={href} onClick={onClick}>
      {children}
    </Link>
  );
};

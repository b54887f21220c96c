import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link } from './link';
import classes from './text-link.module.css';

export interface TextLinkProps {
  readonly children: ReactNode;
  /** Without an address it is a button that looks like a link. */
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Takes the colour of the text around it. */
  readonly quiet?: boolean | undefined;
  /** Opens outside the application. */
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

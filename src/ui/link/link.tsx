import { useContext } from 'react';
import { LinkContext, type AnchorProps } from './link-context';

/** A link without looks. The shell gives the router's link through `LinkContext`; alone it is a plain anchor. */
export const Link = ({ children, ...props }: AnchorProps) => {
  const Anchor = useContext(LinkContext);
  return Anchor === null ? <a {...props}>{children}</a> : <Anchor {...props}>{children}</Anchor>;
};

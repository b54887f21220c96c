export { LinkContext, type AnchorProps } from './link-context';
export { Link } from './link';
export { TextLink, type TextLinkProps } from './text-link';

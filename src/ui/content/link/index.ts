export { type AnchorProps, Link, LinkContext, TextLink, type TextLinkProps } from './link';

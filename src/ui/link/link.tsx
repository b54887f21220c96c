import { createElement, useContext } from 'react';
import { LinkContext, type AnchorProps } from './link-context';

/** A link without looks. The shell gives the router's link through `LinkContext`; alone it is a plain anchor. */
export const Link = (props: AnchorProps) => createElement(useContext(LinkContext) ?? 'a', props);

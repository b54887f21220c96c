import { parse } from 'marked';
import { sanitise } from './sanitise';

/** Markdown as sanitised HTML. */
export const renderMarkdown = (markdown: string): TrustedHTML | string =>
  sanitise(parse(markdown, { async: false, gfm: true, breaks: true }));

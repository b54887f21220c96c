import DOMPurify from 'dompurify';
import { parse } from 'marked';

/** Allowed: text, lists, tables, links. No scripts, no resources, no styles. */
const SANITISER_CONFIG = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'title', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  RETURN_TRUSTED_TYPE: true as const,
};

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** The only sanitiser: untrusted HTML in, safe HTML out. A TrustedHTML where the browser supports it. */
export const sanitise = (html: string): TrustedHTML | string => purifier.sanitize(html, SANITISER_CONFIG);

/** Markdown as sanitised HTML. */
export const renderMarkdown = (markdown: string): TrustedHTML | string =>
  sanitise(parse(markdown, { async: false, gfm: true, breaks: true }));

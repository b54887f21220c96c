import DOMPurify, { type Config } from 'dompurify';

const TEXT_TAGS = [
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
];

const SAFE_URI = /^(?:https?:|mailto:|tel:)/i;

/** Allowed: text, lists, tables, links. No scripts, no resources, no styles. */
const TEXT: Config = {
  ALLOWED_TAGS: TEXT_TAGS,
  ALLOWED_ATTR: ['href', 'title', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: SAFE_URI,
};

/** As for text, with what structures a page. Images keep their address apart: nothing is loaded by showing them. */
const DOCUMENT: Config = {
  ALLOWED_TAGS: [
    ...TEXT_TAGS,
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'figcaption',
    'figure',
    'img',
    'ins',
    'kbd',
    'mark',
    'small',
    'span',
    'summary',
    'u',
  ],
  ALLOWED_ATTR: ['href', 'title', 'start', 'alt', 'align', 'colspan', 'rowspan', 'data-source'],
  ADD_URI_SAFE_ATTR: ['data-source', 'alt', 'align', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: SAFE_URI,
};

/** As for text, with the elements and attributes of which libraries build their controls. Nothing that loads or runs. */
const LIBRARY: Config = {
  ALLOWED_TAGS: [...TEXT_TAGS, 'div', 'span'],
  ALLOWED_ATTR: ['href', 'title', 'start', 'class', 'dir', 'role', 'colspan', 'rowspan'],
  ADD_URI_SAFE_ATTR: ['dir', 'role', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: true,
  ALLOWED_URI_REGEXP: SAFE_URI,
};

/**
 * Of pasted text: what an editor of rich text knows. No classes, styles and ids, which belong to the page it came from;
 * images by their address only.
 */
const PASTED: Config = {
  ALLOWED_TAGS: [...TEXT_TAGS, 'caption', 'div', 'figcaption', 'figure', 'img', 'mark', 'small', 'tfoot', 'u'],
  ALLOWED_ATTR: [
    'href',
    'title',
    'start',
    'target',
    'rel',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'dir',
    'lang',
  ],
  ADD_URI_SAFE_ATTR: ['dir', 'lang', 'rel', 'target', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
};

const purifier = DOMPurify(window);

// Only documents keep the addresses of their images apart: those are loaded with the access token.
purifier.addHook('beforeSanitizeAttributes', (node, _, { ALLOWED_ATTR = [] }) => {
  if (node.tagName !== 'IMG' || !ALLOWED_ATTR.includes('data-source')) return;
  node.setAttribute('data-source', node.getAttribute('src') ?? '');
  node.removeAttribute('src');
});

purifier.addHook('afterSanitizeAttributes', (node, _, { ALLOWED_ATTR = [] }) => {
  // The target of a pasted link is the person's choice.
  if (node.tagName !== 'A' || ALLOWED_ATTR.includes('target')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** The only sanitiser: untrusted HTML in, safe HTML out. A TrustedHTML where the browser supports it. */
export const sanitise = (html: string): TrustedHTML | string =>
  purifier.sanitize(html, { ...TEXT, RETURN_TRUSTED_TYPE: true as const });

/** Safe HTML of a document. Its images have their address in `data-source` and no `src`. */
export const sanitiseDocument = (html: string): TrustedHTML | string =>
  purifier.sanitize(html, { ...DOCUMENT, RETURN_TRUSTED_TYPE: true as const });

/** Safe HTML of the markup that a library assigns. */
export const sanitiseMarkup = (html: string): string => purifier.sanitize(html, LIBRARY);

/** The same as `sanitise`, as nodes that can be put into the page. */
export const sanitisedFragment = (html: string): DocumentFragment =>
  purifier.sanitize(html, { ...TEXT, RETURN_DOM_FRAGMENT: true as const });

/** Pasted HTML as nodes, to be read into the document of an editor. */
export const sanitisePasted = (html: string): DocumentFragment =>
  purifier.sanitize(html, { ...PASTED, RETURN_DOM_FRAGMENT: true as const });

/** A piece of HTML source, from `start` to before `end`. */
export interface HtmlToken {
  /** 'raw' is an element whose content is text for the parser, such as a script, with its end tag. */
  readonly kind: 'text' | 'start' | 'end' | 'comment' | 'raw';
  /** Of a tag, in lower case; otherwise empty. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly selfClosing: boolean;
}

const RAW_TEXT = new Set(['iframe', 'noembed', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp']);

const LETTER = /[a-z]/i;
const TAG_NAME = /[^\s/>]+/y;
const ATTRIBUTE_NAME = /=?[^\s/>=]*/y;
const SPACE = /\s*/y;
const UNQUOTED = /[^\s>]*/y;

const after = (pattern: RegExp, html: string, at: number): number => {
  pattern.lastIndex = at;
  return at + (pattern.exec(html)?.[0].length ?? 0);
};

/** The end of an attribute's value, where one begins at this index. */
const valueEnd = (html: string, at: number): number => {
  const quote = html[at];
  if (quote !== '"' && quote !== "'") return after(UNQUOTED, html, at);
  const close = html.indexOf(quote, at + 1);
  return close === -1 ? html.length : close + 1;
};

/** The index after the `>` of a tag; null where the source ends within the tag. */
const tagEnd = (html: string, nameEnd: number): { readonly end: number; readonly selfClosing: boolean } | null => {
  let at = nameEnd;
  let selfClosing = false;
  while (at < html.length) {
    at = after(SPACE, html, at);
    const character = html[at];
    if (character === '>') return { end: at + 1, selfClosing };
    selfClosing = character === '/';
    if (character === '/') {
      at += 1;
      continue;
    }
    at = after(ATTRIBUTE_NAME, html, at);
    const equals = after(SPACE, html, at);
    if (html[equals] === '=') at = valueEnd(html, after(SPACE, html, equals + 1));
  }
  return null;
};

const rawEnd = (html: string, name: string, from: number): number => {
  const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  return found === null ? html.length : found.index + found[0].length;
};

const commentEnd = (html: string, start: number): number => {
  if (!html.startsWith('<!--', start)) {
    const close = html.indexOf('>', start);
    return close === -1 ? html.length : close + 1;
  }
  const short = ['>', '->'].find((each) => html.startsWith(each, start + 4));
  if (short !== undefined) return start + 4 + short.length;
  const close = /--!?>/g;
  close.lastIndex = start + 4;
  const found = close.exec(html);
  return found === null ? html.length : found.index + found[0].length;
};

/** The token at an index. `isForeign` within svg and math, where no element is raw text. */
export const tokenAt = (html: string, start: number, isForeign: boolean): HtmlToken => {
  const plain = (kind: HtmlToken['kind'], end: number): HtmlToken => ({
    kind,
    name: '',
    start,
    end,
    selfClosing: false,
  });
  const text = (): HtmlToken => {
    const next = html.indexOf('<', start + 1);
    return plain('text', next === -1 ? html.length : next);
  };
  if (html[start] !== '<') return text();
  const second = html[start + 1] ?? '';
  if (isForeign && html.startsWith('<![CDATA[', start)) {
    const close = html.indexOf(']]>', start);
    return plain('text', close === -1 ? html.length : close + 3);
  }
  if (second === '!' || second === '?') return plain('comment', commentEnd(html, start));
  const isEnd = second === '/';
  const nameStart = start + (isEnd ? 2 : 1);
  if (!LETTER.test(html[nameStart] ?? '')) return isEnd ? plain('comment', commentEnd(html, start)) : text();
  const nameEnd = after(TAG_NAME, html, nameStart);
  const name = html.slice(nameStart, nameEnd).toLowerCase();
  const tag = tagEnd(html, nameEnd);
  if (tag === null) return plain('text', html.length);
  if (!isEnd && !isForeign && RAW_TEXT.has(name))
    return { kind: 'raw', name, start, end: rawEnd(html, name, tag.end), selfClosing: false };
  return { kind: isEnd ? 'end' : 'start', name, start, ...tag };
};

import { BLOCK_NAMES, DOCUMENT_NAMES, INLINE_NAMES, VOID_NAMES } from './element-names';
import { tokenAt, type HtmlToken } from './html-tokens';

/** A block at the top of an HTML source: an element, a run of text between elements, or what is none of them. */
export interface SourceBlock {
  /** The white space before it. */
  readonly before: string;
  readonly html: string;
  readonly kind: 'element' | 'run' | 'other';
}

/** The blocks of a source. All `before` and `html` together, and `after`, are the source. */
export interface SourceBlocks {
  readonly blocks: readonly SourceBlock[];
  readonly after: string;
}

/** Elements beyond which an open paragraph is not closed. */
const BARRIERS = new Set(['button', 'caption', 'marquee', 'object', 'table', 'td', 'template', 'th']);

/** Beyond this depth a source is kept whole: parsers limit it too, each in its own way. */
const MAX_NESTING = 200;

const isBlank = (text: string): boolean => /^[ \t\n\f\r]*$/.test(text);

/** Splits a source at the elements that stand at its top. What the parser would move to another place is not found here. */
class Splitter {
  private readonly blocks: SourceBlock[] = [];
  /** Names of the open elements. */
  private readonly open: string[] = [];
  private foreign = 0;
  private paragraphs = 0;
  private gapStart = 0;
  private blockStart = 0;
  private kind: SourceBlock['kind'] | null = null;
  private isTooDeep = false;

  constructor(private readonly html: string) {}

  /** Null for a source that is nested too deeply. */
  split(): SourceBlocks | null {
    for (let at = 0; at < this.html.length;) {
      const token = tokenAt(this.html, at, this.foreign > 0);
      this.read(token);
      if (this.isTooDeep) return null;
      at = token.end;
    }
    if (this.kind !== null) this.finish(this.html.length);
    return { blocks: this.blocks, after: this.html.slice(this.gapStart) };
  }

  private read(token: HtmlToken): void {
    if (token.kind === 'start') this.closeParagraph(token);
    if (this.kind === 'run' && this.open.length === 0 && token.kind === 'start' && BLOCK_NAMES.has(token.name))
      this.finish(token.start);
    if (this.kind === null) this.begin(token);
    else this.go(token);
  }

  private begin(token: HtmlToken): void {
    const { kind, name, start, end } = token;
    if (kind === 'text') {
      const text = this.html.slice(start, end);
      if (isBlank(text)) return;
      this.blockStart = start + text.search(/[^ \t\n\f\r]/);
      this.kind = 'run';
      return;
    }
    this.blockStart = start;
    if (kind === 'start' && INLINE_NAMES.has(name)) {
      this.kind = 'run';
      this.go(token);
      return;
    }
    this.kind = kind === 'start' || kind === 'raw' ? 'element' : 'other';
    if (kind === 'start') this.go(token);
    if (this.open.length === 0) this.finish(end);
  }

  private go({ kind, name, selfClosing, end }: HtmlToken): void {
    if (kind === 'start' && !VOID_NAMES.has(name) && !(selfClosing && this.foreign > 0)) this.push(name);
    if (kind !== 'end') return;
    const index = this.open.lastIndexOf(name);
    if (index === -1) return;
    this.truncate(index);
    if (index === 0 && this.kind === 'element') this.finish(end);
  }

  private push(name: string): void {
    this.open.push(name);
    this.isTooDeep ||= this.open.length > MAX_NESTING;
    if (name === 'svg' || name === 'math') this.foreign += 1;
    if (name === 'p') this.paragraphs += 1;
  }

  private truncate(length: number): void {
    while (this.open.length > length) {
      const name = this.open.pop();
      if (name === 'svg' || name === 'math') this.foreign -= 1;
      if (name === 'p') this.paragraphs -= 1;
    }
  }

  /** A block ends the paragraph that it would stand in. */
  private closeParagraph({ name, start }: HtmlToken): void {
    if (this.paragraphs === 0 || this.foreign > 0 || !BLOCK_NAMES.has(name)) return;
    for (let index = this.open.length - 1; index >= 0; index -= 1) {
      const each = this.open[index] ?? '';
      if (BARRIERS.has(each)) return;
      if (each !== 'p') continue;
      this.truncate(index);
      if (index === 0) this.finish(start);
      return;
    }
  }

  private finish(end: number): void {
    this.blocks.push({
      before: this.html.slice(this.gapStart, this.blockStart),
      html: this.html.slice(this.blockStart, end),
      kind: this.kind ?? 'other',
    });
    this.truncate(0);
    this.kind = null;
    this.gapStart = end;
  }
}

/** The blocks of a source as one that is kept as it is. */
export const wholeSource = (html: string): SourceBlocks => ({
  blocks: [{ before: '', html, kind: 'other' }],
  after: '',
});

const WHOLE_DOCUMENT = new RegExp(`<(?:!doctype|(?:${[...DOCUMENT_NAMES].slice(0, 5).join('|')})[\\s/>])`, 'i');

/** The blocks at the top of a source; a whole document is one, and so is what is nested too deeply. */
export const sourceBlocks = (html: string): SourceBlocks =>
  WHOLE_DOCUMENT.test(html) ? wholeSource(html) : (new Splitter(html).split() ?? wholeSource(html));

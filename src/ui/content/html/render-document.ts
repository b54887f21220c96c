import { Marked, type Token } from 'marked';
import { isNestedTooDeeply } from './nesting.rules';
import { sanitiseDocument } from './sanitise';

/** A top-level block of a document: a paragraph, a list, a table. */
export interface DocumentBlock {
  readonly html: TrustedHTML | string;
  /** Its first line in the source, counted from 0. */
  readonly line: number;
}

const marked = new Marked({
  async: false,
  gfm: true,
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
});

/** Longer texts are not rendered, nor are deeper ones: the parser calls itself once for each level. */
const MAX_LENGTH = 500_000;

/** A hundred quotes or list items on one line, or a list item as deep as a hundred others can make it. */
const TOO_DEEP =
  /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])[ \t]?){100}|^(?:[ >]{200,}|[ >]*\t[ >\t]{99,})(?:[-+*]|\d{1,9}[.)])[ \t]/m;

const countLines = (text: string): number => text.split('\n').length - 1;

/**
 * Renders the blocks of documents, those that are as before only once. The result is null for a text that is too long or
 * too deeply nested.
 */
export class DocumentRenderer {
  private rendered: ReadonlyMap<string, TrustedHTML | string> = new Map();

  render(source: string): readonly DocumentBlock[] | null {
    if (source.length > MAX_LENGTH || TOO_DEEP.test(source)) return null;
    try {
      return this.blocksOf(source);
    } catch {
      // The parser has run out of stack, or the elements are nested too deeply.
      return null;
    }
  }

  private blocksOf(source: string): readonly DocumentBlock[] {
    const tokens = marked.lexer(source);
    // Links refer to definitions anywhere in the text.
    const links = JSON.stringify(tokens.links);
    const rendered = new Map<string, TrustedHTML | string>();
    const blocks: DocumentBlock[] = [];
    let line = 0;
    for (const token of tokens) {
      if (token.type !== 'space' && token.type !== 'def') {
        const key = `${links}\n${token.raw}`;
        const html = rendered.get(key) ?? this.rendered.get(key) ?? this.htmlOf(token);
        rendered.set(key, html);
        blocks.push({ html, line });
      }
      line += countLines(token.raw);
    }
    this.rendered = rendered;
    return blocks;
  }

  private htmlOf(token: Token): TrustedHTML | string {
    const html = marked.parser([token]);
    if (isNestedTooDeeply(html)) throw new RangeError('Elements are nested too deeply');
    return sanitiseDocument(html);
  }
}

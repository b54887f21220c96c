import { posix } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import type { GuideElement, GuideHeading, GuideNode, GuidePage, GuideTag } from '../../../src/modules/docs/guide.rules';

/** A page of the guide, compiled. */
export interface CompiledPage extends GuidePage {
  /** The heading of level 1, which the page's header shows. */
  readonly title: string;
}

const marked = new Marked({ async: false, gfm: true });

const element = (tag: GuideTag, children: readonly GuideNode[], more: Partial<GuideElement> = {}): GuideElement => ({
  tag,
  ...more,
  children,
});

/** The text of nodes without their elements. */
export const plainText = (nodes: readonly GuideNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');

/** The text of blocks, one after the other with a space between. */
export const blockText = (nodes: readonly GuideNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const isInline = ['a', 'code', 'del', 'em', 'strong'].includes(node.tag);
      return isInline ? blockText(node.children) : ` ${blockText(node.children)} `;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** 'Hide, show and sort' to 'hide-show-and-sort'. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const HEADING_TAGS: Readonly<Record<number, GuideTag>> = { 2: 'h2', 3: 'h3', 4: 'h4' };

/** Compiles one page. Throws with the reason at what a page may not contain, and at links to pages that do not exist. */
class PageCompiler {
  title: string | null = null;
  readonly headings: GuideHeading[] = [];
  private readonly ids = new Set<string>();

  constructor(
    private readonly path: string,
    private readonly pages: ReadonlySet<string>,
  ) {}

  blocks(tokens: readonly Token[]): readonly GuideNode[] {
    return tokens.flatMap((token) => this.block(token));
  }

  fail(problem: string): never {
    throw new Error(`docs/guide/${this.path}.md: ${problem}`);
  }

  private block(token: Token): readonly GuideNode[] {
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'heading':
        return this.heading(token as Tokens.Heading);
      case 'paragraph':
        return [element('p', this.inline((token as Tokens.Paragraph).tokens))];
      case 'text': {
        const { tokens, text } = token as Tokens.Text;
        return tokens === undefined ? [text] : this.inline(tokens);
      }
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [
          element(
            ordered ? 'ol' : 'ul',
            items.map((item) => element('li', this.blocks(item.tokens))),
          ),
        ];
      }
      case 'code':
        return [element('pre', [element('code', [(token as Tokens.Code).text])])];
      case 'blockquote':
        return [element('blockquote', this.blocks((token as Tokens.Blockquote).tokens))];
      case 'table':
        return [this.table(token as Tokens.Table)];
      case 'hr':
        return [element('hr', [])];
      default:
        return this.fail(`'${token.raw.trim()}' (${token.type}) is not allowed in a page`);
    }
  }

  private heading({ depth, tokens }: Tokens.Heading): readonly GuideNode[] {
    const children = this.inline(tokens);
    const text = plainText(children);
    if (depth === 1) {
      if (this.title !== null) this.fail('there is more than one heading of level 1');
      this.title = text;
      return [];
    }
    const tag = HEADING_TAGS[depth] ?? this.fail(`a heading of level ${depth} is too deep`);
    const id = headingId(text);
    if (this.ids.has(id)) this.fail(`there are two headings '${text}'`);
    this.ids.add(id);
    if (depth < 4) this.headings.push({ id, text, level: depth });
    return [element(tag, children, { id })];
  }

  private table({ header, rows }: Tokens.Table): GuideElement {
    const row = (cells: readonly Tokens.TableCell[], tag: 'td' | 'th'): GuideElement =>
      element(
        'tr',
        cells.map((cell) => element(tag, this.inline(cell.tokens))),
      );
    return element('table', [
      element('thead', [row(header, 'th')]),
      element(
        'tbody',
        rows.map((cells) => row(cells, 'td')),
      ),
    ]);
  }

  private inline(tokens: readonly Token[]): readonly GuideNode[] {
    return tokens.map((token) => this.phrase(token));
  }

  private phrase(token: Token): GuideNode {
    switch (token.type) {
      case 'text':
      case 'escape':
        return (token as Tokens.Text).text;
      case 'codespan':
        return element('code', [(token as Tokens.Codespan).text]);
      case 'strong':
      case 'em':
      case 'del':
        return element(token.type, this.inline((token as Tokens.Strong).tokens));
      case 'br':
        return element('br', []);
      case 'link': {
        const { href, tokens } = token as Tokens.Link;
        return element('a', this.inline(tokens), { href: this.address(href) });
      }
      default:
        return this.fail(`'${token.raw}' (${token.type}) is not allowed in a text`);
    }
  }

  /** The address of a link: to a page by its file, as on other readers of Markdown, or to a site. */
  private address(href: string): string {
    if (href.startsWith('https://')) return href;
    const [file = '', hash] = href.split('#');
    const page = file === '' ? this.path : posix.join(posix.dirname(this.path), file.replace(/\.md$/, ''));
    if (!this.pages.has(page)) this.fail(`there is no page for the link '${href}'`);
    return `/docs/${page}/${hash === undefined ? '' : `#${hash}`}`;
  }
}

/** Compiles the Markdown of a page. `pages` are the paths that it may link to. */
export const compilePage = (path: string, markdown: string, pages: ReadonlySet<string>): CompiledPage => {
  const compiler = new PageCompiler(path, pages);
  const body = compiler.blocks(marked.lexer(markdown));
  return {
    title: compiler.title ?? compiler.fail('there is no heading of level 1'),
    body,
    headings: compiler.headings,
  };
};

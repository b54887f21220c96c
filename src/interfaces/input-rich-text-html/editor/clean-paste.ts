import { parseInert } from '../../../ui/content/html/inert-document';
import { sanitisePasted } from '../../../ui/content/html/sanitise';

/** What a paste brings, and the number of images in it that are no addresses and were left out. */
export interface CleanPaste {
  readonly content: DocumentFragment;
  readonly droppedImages: number;
}

const replaceWith = (element: Element, tag: string): Element => {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const styleText = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();

/** Google Docs writes bold, italic and underline as styles of spans, and surrounds everything with a b that is not bold. */
const readSpanStyles = (body: Element): void => {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"], b[style*="font-weight:normal"]'))
    unwrap(wrapper);
  for (const span of body.querySelectorAll('span[style]')) {
    const style = styleText(span);
    const tags = [
      /font-weight\s*:\s*(?:bold|[6-9]00)/.test(style) ? 'strong' : null,
      /font-style\s*:\s*italic/.test(style) ? 'em' : null,
      /text-decoration[^;]*underline/.test(style) && span.closest('a') === null ? 'u' : null,
      /text-decoration[^;]*line-through/.test(style) ? 's' : null,
    ].filter((tag) => tag !== null);
    for (const tag of tags) {
      const inner = span.ownerDocument.createElement(tag);
      inner.append(...span.childNodes);
      span.append(inner);
    }
  }
};

/** The level of an item of a list of Word, which is a paragraph; 0 for other paragraphs. */
const wordLevel = (element: Element): number => {
  const level = /mso-list\s*:[^;]*level(\d)/.exec(styleText(element))?.[1];
  return level === undefined ? 0 : Number(level);
};

const NUMBER = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/** Makes lists of the paragraphs that Word writes for them; their bullets are text, which is left out. */
const readWordLists = (body: Element): void => {
  let lists: Element[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3')) {
    const level = wordLevel(paragraph);
    if (level === 0) {
      lists = [];
      continue;
    }
    const bullet = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list\s*:\s*ignore/.test(styleText(span)),
    );
    const isNumbered = NUMBER.test(bullet?.textContent ?? '');
    bullet?.remove();
    const isNew = lists.length === 0;
    lists = lists.slice(0, level);
    while (lists.length < level) {
      const list = paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
      const parent = lists.at(-1);
      if (parent !== undefined)
        (parent.lastElementChild ?? parent.appendChild(parent.ownerDocument.createElement('li'))).append(list);
      else if (isNew) paragraph.before(list);
      lists.push(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
};

/** Parts of Word's markup that are no text: comments with conditions, its own elements, empty paragraphs of spacing. */
const cleanWord = (body: Element): void => {
  for (const element of body.querySelectorAll('*')) {
    if (!element.localName.includes(':')) continue;
    if (element.localName === 'o:p' && (element.textContent ?? '').trim() === '') element.remove();
    else unwrap(element);
  }
};

/** The addresses of the images in HTML that have the image in themselves, each once. */
export const dataAddresses = (html: string): readonly string[] => [
  ...new Set(
    [...parseInert(html).querySelectorAll('img[src^="data:" i]')].map((image) => image.getAttribute('src') ?? ''),
  ),
];

const dropDataImages = (body: Element): number => {
  const images = [...body.querySelectorAll('img')].filter(
    (image) => !/^(?:https?:|\/)/i.test(image.getAttribute('src') ?? ''),
  );
  for (const image of images) image.remove();
  return images.length;
};

/**
 * Pasted HTML as what the editor knows: cleaned of what Word and Google Docs write, then sanitised. Images get the
 * addresses that `stored` has for theirs.
 */
export const cleanPaste = (html: string, stored: ReadonlyMap<string, string> = new Map()): CleanPaste => {
  const body = parseInert(html.replace(/<!--\[if[^]*?<!\[endif\]-->/gi, ''));
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  readWordLists(body);
  cleanWord(body);
  readSpanStyles(body);
  for (const bold of body.querySelectorAll('b')) replaceWith(bold, 'strong');
  for (const italic of body.querySelectorAll('i')) replaceWith(italic, 'em');
  for (const image of body.querySelectorAll('img')) {
    const address = stored.get(image.getAttribute('src') ?? '');
    if (address !== undefined) image.setAttribute('src', address);
  }
  const droppedImages = dropDataImages(body);
  return { content: sanitisePasted(body.innerHTML), droppedImages };
};

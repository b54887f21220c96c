import type { Node as DocumentNode } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { type Observable, tap } from 'rxjs';
import { Effect } from '../../../kernel';
import { assetIdOf } from '../../../parts/files/text-images/addresses.rules';
import { sanitisedFragment } from '../../../ui/content/html/sanitise';
import { attributesOf } from '../document/schema';
import classes from '../input-rich-text-html.module.css';

/** A picture of the library: its object URL, or why there is none. */
export interface LoadedPicture {
  readonly url: string | null;
  readonly unavailable: boolean;
}

export interface NodeViewTexts {
  readonly kept: string;
  readonly keptHint: string;
  readonly editSource: string;
  readonly noPicture: string;
}

const make = (tag: string, className: string | undefined, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className ?? '';
  element.textContent = text;
  return element;
};

const MAX_PIXELS = 10_000;

const pixels = (value: string | undefined): string | null => {
  const size = Number(value);
  return value !== undefined && value !== '' && Number.isInteger(size) && size > 0 && size <= MAX_PIXELS
    ? String(size)
    : null;
};

/** An image: of the library as a blob, one within the text, or the address of one elsewhere, which is not requested. */
export class ImageNodeView implements NodeView {
  readonly dom = make('span', classes['image']);
  private loading: Effect | null = null;
  private node: DocumentNode;

  constructor(
    node: DocumentNode,
    private readonly picture: (id: string) => Observable<LoadedPicture>,
    private readonly texts: NodeViewTexts,
  ) {
    this.node = node;
    this.show();
  }

  update(node: DocumentNode): boolean {
    if (node.type !== this.node.type) return false;
    const isSame = node.sameMarkup(this.node);
    this.node = node;
    if (!isSame) this.show();
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.loading?.dispose();
  }

  private show(): void {
    this.loading?.dispose();
    const source = attributesOf(this.node)['src'] ?? '';
    const id = assetIdOf(source);
    if (/^data:image\/(?:png|jpe?g|gif|webp);/i.test(source)) this.showImage(source);
    else if (id === null) this.showText();
    else
      this.loading = new Effect(
        this.picture(id).pipe(
          tap(({ url, unavailable }) => {
            if (url !== null) this.showImage(url);
            else this.showText(unavailable ? undefined : '…');
          }),
        ),
      );
  }

  private showImage(url: string): void {
    const { alt = '', width, height } = attributesOf(this.node);
    const image = document.createElement('img');
    image.src = url;
    image.alt = alt;
    image.draggable = false;
    const [shownWidth, shownHeight] = [pixels(width), pixels(height)];
    if (shownWidth !== null) image.setAttribute('width', shownWidth);
    if (shownHeight !== null) image.setAttribute('height', shownHeight);
    this.dom.replaceChildren(image);
  }

  private showText(text?: string): void {
    const { alt = '', src = '' } = attributesOf(this.node);
    const shown = make('span', classes['no-image'], text ?? `${this.texts.noPicture} ${alt === '' ? src : alt}`);
    shown.setAttribute('role', 'img');
    shown.setAttribute('aria-label', alt === '' ? this.texts.noPicture : alt);
    this.dom.replaceChildren(shown);
  }
}

const MAX_SOURCE = 600;

/** Longer sources are shown as source, since sanitising them takes long. */
const MAX_PREVIEW = 20_000;

/** Markup that is kept as it is: its text, sanitised, or its source. Nothing of it runs or loads. */
export const opaqueView = (node: DocumentNode, texts: NodeViewTexts, onSource: (() => void) | null): NodeView => {
  const html = String(node.attrs['html']);
  if (node.isInline) {
    const inline = make('span', classes['opaque-inline'], html.replace(/\s+/g, ' ').slice(0, 40));
    inline.title = html.slice(0, MAX_SOURCE);
    inline.dir = 'ltr';
    return { dom: inline, ignoreMutation: () => true };
  }
  const dom = make('div', classes['opaque']);
  dom.setAttribute('role', 'group');
  dom.setAttribute('aria-label', texts.kept);
  dom.contentEditable = 'false';
  const head = make('div', classes['opaque-head']);
  head.append(make('b', undefined, texts.kept), make('span', classes['opaque-hint'], texts.keptHint));
  if (onSource !== null) {
    const button = make('button', classes['opaque-button'], texts.editSource) as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', onSource);
    head.append(button);
  }
  const preview = html.length > MAX_PREVIEW ? null : sanitisedFragment(html);
  const shown = make('div', classes['opaque-content']);
  if (preview === null || (preview.textContent ?? '').trim() === '') {
    const source = make('pre', undefined, html.slice(0, MAX_SOURCE));
    source.dir = 'ltr';
    shown.append(source);
  } else shown.append(preview);
  dom.append(head, shown);
  return {
    dom,
    ignoreMutation: () => true,
    stopEvent: (event) => event.target instanceof Element && event.target.closest('button') !== null,
  };
};

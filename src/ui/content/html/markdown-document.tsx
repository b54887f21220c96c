import { type ComponentType, memo, type Ref, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import classes from './markdown-document.module.css';
import type { DocumentBlock, DocumentRenderer } from './render-document';

/** Shows the image of an address in an element that has none; renders nothing itself. */
export type DocumentImage = ComponentType<{ readonly element: HTMLImageElement; readonly source: string }>;

interface BlockProps extends DocumentBlock {
  readonly image: DocumentImage;
}

const Block = memo(({ html, line, image: Image }: BlockProps) => {
  const host = useRef<HTMLDivElement>(null);
  const [images, setImages] = useState<readonly HTMLImageElement[]>([]);
  useLayoutEffect(() => setImages([...(host.current?.querySelectorAll('img') ?? [])]), [html]);
  return (
    <>
      <div ref={host} dir="auto" data-line={line} dangerouslySetInnerHTML={{ __html: html }} />
      {images.map((element, index) => (
        <Image key={index} element={element} source={element.dataset['source'] ?? ''} />
      ))}
    </>
  );
});

export interface MarkdownDocumentProps {
  readonly text: string;
  readonly image: DocumentImage;
  /** Instead of a text that is too long or too deeply nested to be rendered, and above its source. */
  readonly tooComplex: string;
  /** Called after each rendering, when all blocks are in place. */
  readonly onRendered?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A page of Markdown, sanitised. Its blocks have the line of their source in `data-line`. */
export const MarkdownDocument = ({ text, image, tooComplex, onRendered, ref }: MarkdownDocumentProps) => {
  const [renderer, setRenderer] = useState<DocumentRenderer | 'failed' | null>(null);
  useEffect(() => {
    let isMounted = true;
    const load = async (): Promise<DocumentRenderer> => {
      const loaded = await import(/* webpackChunkName: "markdown" */ './render-document');
      return new loaded.DocumentRenderer();
    };
    const settle = (result: DocumentRenderer | 'failed'): void => {
      if (isMounted) setRenderer(result);
    };
    load().then(settle, () => settle('failed'));
    return () => {
      isMounted = false;
    };
  }, []);
  const blocks = useMemo(
    () => (renderer === null || renderer === 'failed' ? null : renderer.render(text)),
    [renderer, text],
  );
  useLayoutEffect(() => onRendered?.(), [onRendered, blocks]);
  return (
    <div ref={ref} className={classes['document']} aria-busy={renderer === null}>
      {blocks !== null ? (
        blocks.map(({ html, line }, index) => <Block key={index} html={html} line={line} image={image} />)
      ) : renderer === null ? null : (
        <>
          {renderer === 'failed' ? null : <p>{tooComplex}</p>}
          <pre dir="auto">{text}</pre>
        </>
      )}
    </div>
  );
};

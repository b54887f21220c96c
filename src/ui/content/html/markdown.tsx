import { useEffect, useMemo, useState } from 'react';
import { classNames } from '../../base/class-names';
import classes from './markdown.module.css';
import type { renderMarkdown } from './render-markdown';

/** Possible Markdown syntax. A text without it is rendered as plain text and does not load the renderer. */
const MARKUP = /[*_`#<>[\]&~|\\]|^\s*(?:[-+]|\d+[.)])\s|\n|:\/\//m;

type Renderer = typeof renderMarkdown;

/** The renderer, a chunk of its own, once it has loaded: later texts are rendered at once. */
let loaded: Renderer | null = null;

const load = async (): Promise<Renderer> => {
  const { renderMarkdown: renderer } = await import(/* webpackChunkName: "markdown" */ './render-markdown');
  loaded = renderer;
  return renderer;
};

/** Null while the renderer is loading, 'failed' if it cannot be loaded. */
const useRenderer = (isNeeded: boolean): Renderer | 'failed' | null => {
  const [renderer, setRenderer] = useState<{ readonly current: Renderer | 'failed' | null }>({ current: loaded });
  const isLoading = isNeeded && renderer.current === null;
  useEffect(() => {
    if (!isLoading) return undefined;
    let isMounted = true;
    const settle = (current: Renderer | 'failed'): void => {
      if (isMounted) setRenderer({ current });
    };
    void load().then(settle, () => settle('failed'));
    return () => {
      isMounted = false;
    };
  }, [isLoading]);
  return renderer.current;
};

/** Sanitised Markdown. Until the renderer has loaded, the text takes its room invisibly; if that fails, it is plain. */
export const Markdown = ({ text }: { readonly text: string }) => {
  const hasMarkup = MARKUP.test(text);
  const renderer = useRenderer(hasMarkup);
  const html = useMemo(
    () => (hasMarkup && typeof renderer === 'function' ? renderer(text) : null),
    [hasMarkup, renderer, text],
  );
  if (html !== null)
    return <div dir="auto" className={classes['markdown']} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div dir="auto" className={classNames(classes['plain'], hasMarkup && renderer === null && classes['pending'])}>
      {text}
    </div>
  );
};

import { useEffect, useState } from 'react';
import classes from './markdown.module.css';

interface Rendered {
  readonly source: string;
  readonly html: TrustedHTML | string;
}

/** Possible Markdown syntax. A text without it is rendered as plain text and does not load the renderer. */
const MARKUP = /[*_`#<>[\]&~|\\]|^\s*(?:[-+]|\d+[.)])\s|\n|:\/\//m;

/** Sanitised Markdown. Plain text until the renderer, a chunk of its own, has loaded. */
export const Markdown = ({ text }: { readonly text: string }) => {
  const [rendered, setRendered] = useState<Rendered | null>(null);
  useEffect(() => {
    if (!MARKUP.test(text)) return;
    let isCurrent = true;
    void import(/* webpackChunkName: "markdown" */ './render-markdown').then(({ renderMarkdown }) => {
      if (isCurrent) setRendered({ source: text, html: renderMarkdown(text) });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return rendered?.source === text ? (
    <div dir="auto" className={classes['markdown']} dangerouslySetInnerHTML={{ __html: rendered.html }} />
  ) : (
    <div dir="auto" className={classes['plain']}>
      {text}
    </div>
  );
};

import { useEffect, useState } from 'react';
import classes from './markdown.module.css';

interface Rendered {
  readonly source: string;
  readonly html: TrustedHTML | string;
}

/** Anything that Markdown could mean something by; a text without it is shown as it is, and fetches no renderer. */
const MARKUP = /[*_`#<>[\]&~|\\]|^\s*(?:[-+]|\d+[.)])\s|\n|:\/\//m;

/** Markdown from the server, sanitised. Plain text until the renderer has been fetched, which few pages need. */
export const Markdown = ({ text }: { readonly text: string }) => {
  const [rendered, setRendered] = useState<Rendered | null>(null);
  useEffect(() => {
    if (!MARKUP.test(text)) return;
    let wanted = true;
    void import(/* webpackChunkName: "markdown" */ './render-markdown').then(({ renderMarkdown }) => {
      if (wanted) setRendered({ source: text, html: renderMarkdown(text) });
    });
    return () => {
      wanted = false;
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

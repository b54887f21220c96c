import type { CodeEditor } from '../../parts/fields/code-editor';
import { lineAtTop, type ScrollAnchor, topOfLine } from './scroll-map.rules';

/** The blocks of the preview; the end of the text is the end of the page. */
const anchorsIn = (preview: HTMLElement, lines: number): readonly ScrollAnchor[] => {
  const origin = preview.getBoundingClientRect().top - preview.scrollTop;
  const blocks = [...preview.querySelectorAll<HTMLElement>('[data-line]')].map((block) => ({
    line: Number(block.dataset['line']),
    top: block.getBoundingClientRect().top - origin,
  }));
  return [{ line: 0, top: 0 }, ...blocks.filter(({ line }) => line > 0), { line: lines, top: preview.scrollHeight }];
};

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;

const TAKING_OVER = ['pointerenter', 'pointerdown', 'wheel', 'touchstart', 'focusin', 'keydown'] as const;

/** Scrolls editor and preview in step: the one that the user is in leads, the other follows. Returns how to end it. */
export const scrollInStep = (editor: CodeEditor, preview: HTMLElement): (() => void) => {
  const source = editor.scroller;
  const ended = new AbortController();
  const { signal } = ended;
  let leader = source;
  for (const pane of [source, preview])
    for (const type of TAKING_OVER)
      pane.addEventListener(
        type,
        () => {
          leader = pane;
        },
        { signal, passive: true },
      );
  const follow = (): void => {
    const anchors = anchorsIn(preview, editor.lineCount);
    if (leader === source) {
      if (isAtEnd(source)) preview.scrollTop = preview.scrollHeight;
      else preview.scrollTop = topOfLine(anchors, editor.topLine);
    } else if (preview.scrollTop === 0) source.scrollTop = 0;
    else if (isAtEnd(preview)) source.scrollTop = source.scrollHeight;
    else editor.scrollToLine(lineAtTop(anchors, preview.scrollTop));
  };
  for (const pane of [source, preview])
    pane.addEventListener(
      'scroll',
      () => {
        if (leader === pane) follow();
      },
      { signal, passive: true },
    );
  follow();
  // The preview is rendered after the editor, at first and as the text changes.
  const rendered = new MutationObserver(() => {
    if (leader === source) follow();
  });
  rendered.observe(preview, { childList: true, subtree: true });
  return () => {
    rendered.disconnect();
    ended.abort();
  };
};

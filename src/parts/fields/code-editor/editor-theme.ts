import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { HANDLES_ESCAPE } from '../../../ui';

/** The custom properties have other values in dark mode, so one theme serves both. */
const frame = EditorView.theme({
  '&': { color: 'var(--color-text-strong)', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px', maxHeight: '60vh', overflow: 'auto' },
  '.cm-content': {
    padding: '8px 0',
    minHeight: '96px',
    boxSizing: 'border-box',
    caretColor: 'var(--color-text-strong)',
  },
  '.cm-line': { padding: '0 12px' },
  // As high as the content, also where the text has fewer lines.
  '.cm-gutters': {
    alignSelf: 'stretch',
    height: 'auto',
    color: 'var(--color-text-faint)',
    backgroundColor: 'var(--color-surface-sunken)',
    border: 'none',
    borderInlineEnd: '1px solid var(--color-line)',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px', minWidth: '36px', fontVariantNumeric: 'tabular-nums' },
  '.cm-cursor': { borderInlineStartColor: 'var(--color-text-strong)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-tint-strong)',
  },
  '.cm-selectionMatch, .cm-matchingBracket': { backgroundColor: 'var(--color-press)' },
  '.cm-found': { backgroundColor: 'var(--accent-tint-strong)' },
  '.cm-found-here': { outline: '2px solid var(--accent-line)' },
  '.cm-specialChar': { color: 'var(--danger-text)' },
  '.cm-placeholder': { color: 'var(--color-text-faint)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger-dot)',
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': {
    border: 'none',
    borderRadius: 'var(--radius-control)',
    color: 'var(--color-text)',
    backgroundColor: 'var(--color-surface-raised)',
    boxShadow: 'var(--shadow-float)',
    font: 'var(--text-sm)',
  },
  '.cm-diagnostic': { padding: '6px 10px', borderInlineStart: '3px solid var(--danger-dot)' },
});

const colors = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--color-text-muted)' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName], color: 'var(--accent-text)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: 'var(--success-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: 'var(--warning-text)' },
  { tag: [tags.propertyName, tags.attributeName, tags.labelName], color: 'var(--info-text)' },
  { tag: [tags.heading, tags.strong], fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, textDecoration: 'underline' },
  { tag: tags.invalid, color: 'var(--danger-text)' },
]);

/** The look of the editor, and the colours of the syntax. */
export const editorTheme: Extension = [frame, syntaxHighlighting(colors)];

/** Keys that do not change whether Tab indents. */
const NEUTRAL_KEYS: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab indents until Escape is pressed, and again after the next typed key. While Tab is captured the host carries the
 * `HANDLES_ESCAPE` attribute: the first Escape is handled by the editor, the next one closes the surrounding dialog or
 * drawer.
 */
export const escapeReleasesTab = (host: HTMLElement): Extension => {
  const captureTab = (view: EditorView, capture: boolean): void => {
    const captured = capture && !view.state.readOnly;
    view.setTabFocusMode(!captured);
    host.toggleAttribute(HANDLES_ESCAPE, captured);
  };
  // Observers also hear keys that a command handles, as Escape that ends a selection.
  return EditorView.domEventObservers({
    focus: (_, view) => captureTab(view, true),
    keydown: ({ key }, view) => {
      if (!NEUTRAL_KEYS.includes(key)) captureTab(view, key !== 'Escape');
    },
  });
};

import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { OWN_ESCAPE } from '../../ui';

/** Keys that change nothing about who Tab belongs to. */
const NEUTRAL: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * Tab indents until Escape gives it back, for however long somebody thinks, and again once something is typed. The host says
 * so: the first Escape is the editor's, and the next one closes what the editor stands in.
 */
export const escapeFreesTab = (host: HTMLElement): Extension => {
  const take = (view: EditorView, wanted: boolean): void => {
    const taken = wanted && !view.state.readOnly;
    view.setTabFocusMode(!taken);
    host.toggleAttribute(OWN_ESCAPE, taken);
  };
  return EditorView.domEventHandlers({
    focus: (_, view) => take(view, true),
    keydown: ({ key }, view) => {
      if (!NEUTRAL.includes(key)) take(view, key !== 'Escape');
    },
  });
};

import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { knownLosses } from '../document/losses';
import { schema } from '../document/schema';
import classes from '../input-rich-text-html.module.css';
import { indent, outdentNested, redo, undo } from './commands';
import { findMarks } from './find';
import { shortcutCommands } from './tools';

/** Marks blocks that lose something by being edited, as far as they have been read. */
const lossMarks = new Plugin({
  props: {
    decorations: ({ doc }) => {
      const marked: Decoration[] = [];
      doc.forEach((block, pos) => {
        if (knownLosses(block).length > 0)
          marked.push(Decoration.node(pos, pos + block.nodeSize, { class: classes['lossy'] ?? '' }));
      });
      return marked.length === 0 ? null : DecorationSet.create(doc, marked);
    },
  },
});

/** What keys ask the surroundings of the editor for. */
export interface KeyCalls {
  readonly onDialog: (dialog: 'link' | 'image') => void;
  readonly onFind: () => void;
}

/** History, keys, tables and marks of the editor. */
export const editorPlugins = ({ onDialog, onFind }: KeyCalls): readonly Plugin[] => {
  const item = schema.nodes['list_item'];
  return [
    history(),
    keymap({
      ...shortcutCommands(onDialog),
      ...(item && { Enter: splitListItem(item) }),
      'Shift-Enter': chainCommands(exitCode, (state, dispatch) => {
        const lineBreak = schema.nodes['hard_break']?.create();
        if (lineBreak !== undefined) dispatch?.(state.tr.replaceSelectionWith(lineBreak).scrollIntoView());
        return true;
      }),
      'Mod-f': () => {
        onFind();
        return true;
      },
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-[': outdentNested,
      'Mod-]': indent,
      Tab: chainCommands(goToNextCell(1), indent),
      'Shift-Tab': chainCommands(goToNextCell(-1), outdentNested),
    }),
    keymap(baseKeymap),
    dropCursor({ color: false, class: classes['drop-cursor'] ?? '' }),
    gapCursor(),
    tableEditing(),
    lossMarks,
    findMarks(),
  ];
};

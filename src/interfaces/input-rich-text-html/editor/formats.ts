import { toggleMark } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { attributesOf, markNameOf, schema } from '../document/schema';
import type { CustomFormat } from '../rich-options.rules';

/** Puts a format of the project on the selected text or blocks, or takes it off. */
export const applyFormat =
  ({ kind, tag, attributes }: CustomFormat): Command =>
  (state, dispatch) => {
    if (kind === 'inline') {
      const mark = schema.marks[markNameOf(tag) ?? 'wrap'];
      if (mark === undefined) return false;
      const { from, to, empty } = state.selection;
      const format = mark.create({ tag, attributes });
      let isOn = false;
      state.doc.nodesBetween(from, to, (node) => {
        isOn ||= format.isInSet(node.marks);
      });
      if (empty || !isOn) return toggleMark(mark, { tag, attributes }, { removeWhenPresent: false })(state, dispatch);
      dispatch?.(state.tr.removeMark(from, to, format));
      return true;
    }
    const tr = state.tr;
    const type = schema.nodes[tag === 'p' ? 'paragraph' : 'heading'];
    state.doc.nodesBetween(state.selection.from, state.selection.to, (node, pos) => {
      if (!node.isTextblock) return true;
      tr.setNodeMarkup(pos, type, {
        ...node.attrs,
        attributes: { ...attributesOf(node), ...attributes },
        ...(tag !== 'p' && { level: Number(tag.slice(1)) }),
      });
      return false;
    });
    dispatch?.(tr);
    return true;
  };

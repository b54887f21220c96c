import type { Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const ownDirection = Decoration.line({ attributes: { dir: 'auto' } });

const decorate = (view: EditorView): DecorationSet => {
  const found: Range<Decoration>[] = [];
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      found.push(ownDirection.range(line.from));
      at = line.to + 1;
    }
  return Decoration.set(found, true);
};

/** Each line has the direction of its first words. */
export const lineDirections: Extension = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = decorate(view);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = decorate(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
];

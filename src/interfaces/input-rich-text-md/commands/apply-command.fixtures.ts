import type { TextCommand } from '../../../parts/fields/code-editor/text-edit.rules';

/** Runs a command on a text in which the selection is between « and », or the caret is ‸; returns the result so. */
export const applied = (command: TextCommand, marked: string): string | null => {
  const caret = marked.indexOf('‸');
  const from = caret === -1 ? marked.indexOf('«') : caret;
  const to = caret === -1 ? marked.indexOf('»') - 1 : caret;
  const text = marked.replace(/[«»‸]/g, '');
  const edit = command({ text, from, to });
  if (edit === null) return null;
  const changed = edit.changes.reduceRight(
    (result, { from: start, to: end, insert }) => result.slice(0, start) + insert + result.slice(end),
    text,
  );
  if (edit.from === edit.to) return `${changed.slice(0, edit.from)}‸${changed.slice(edit.from)}`;
  return `${changed.slice(0, edit.from)}«${changed.slice(edit.from, edit.to)}»${changed.slice(edit.to)}`;
};

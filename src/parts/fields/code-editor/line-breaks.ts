import { invertedEffects } from '@codemirror/commands';
import {
  type ChangeSet,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';

export type LineBreak = '\n' | '\r\n' | '\r';

/** The line breaks of a text, which the editor holds with one kind of break only. */
export interface LineBreaks {
  /** The most frequent one, also for new lines where no other line shows what is used. */
  readonly usual: LineBreak;
  /** One for each line but the last; null where all are the usual one. */
  readonly each: readonly LineBreak[] | null;
}

const ANY_BREAK = /\r\n?|\n/g;

const ALL: readonly LineBreak[] = ['\n', '\r\n', '\r'];

export const lineBreaksOf = (text: string): LineBreaks => {
  const found = (text.match(ANY_BREAK) ?? []) as readonly LineBreak[];
  const count = (kind: LineBreak): number => found.filter((each) => each === kind).length;
  const usual = ALL.reduce((most, kind) => (count(kind) > count(most) ? kind : most));
  return { usual, each: count(usual) === found.length ? null : found };
};

const textOf = (doc: Text, { usual, each }: LineBreaks): string => {
  if (each === null) return doc.sliceString(0, undefined, usual);
  let text = '';
  let index = 0;
  for (const line of doc.iterLines()) {
    if (index > 0) text += each[index - 1] ?? usual;
    text += line;
    index += 1;
  }
  return text;
};

/** Replaced breaks stay in their order; further new ones are those of the lines they are added to. */
const afterChanges = (breaks: LineBreaks, before: Text, changes: ChangeSet): LineBreaks => {
  const { usual, each } = breaks;
  if (each === null) return breaks;
  const result: LineBreak[] = [];
  let next = 0;
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    const first = before.lineAt(from).number - 1;
    const end = before.lineAt(to).number - 1;
    result.push(...each.slice(next, first));
    const added = each[end] ?? each[first - 1] ?? usual;
    for (let index = 0; index < inserted.lines - 1; index += 1)
      result.push(first + index < end ? (each[first + index] ?? added) : added);
    next = end;
  });
  return { usual, each: [...result, ...each.slice(next)] };
};

const replaceLineBreaks = StateEffect.define<LineBreaks>();

/** The breaks of an earlier text, which is there again after undo or redo. */
const restoreLineBreaks = StateEffect.define<{ readonly doc: Text; readonly breaks: LineBreaks }>();

const field = StateField.define<LineBreaks>({
  create: () => ({ usual: '\n', each: null }),
  update: (current, transaction) => {
    for (const effect of transaction.effects) {
      if (effect.is(replaceLineBreaks)) return effect.value;
      if (effect.is(restoreLineBreaks) && effect.value.doc.eq(transaction.newDoc)) return effect.value.breaks;
    }
    return transaction.docChanged ? afterChanges(current, transaction.startState.doc, transaction.changes) : current;
  },
});

/** Remembers the line breaks of a text, also through undo and redo. */
export const lineBreaks = (text: string): Extension => [
  field.init(() => lineBreaksOf(text)),
  invertedEffects.of(({ startState, effects, docChanged }) => {
    const breaks = startState.field(field);
    const isReplaced = effects.some((effect) => effect.is(replaceLineBreaks) || effect.is(restoreLineBreaks));
    return docChanged && (isReplaced || breaks.each !== null)
      ? [restoreLineBreaks.of({ doc: startState.doc, breaks })]
      : [];
  }),
];

/** The last text of each document: it is asked for when a key is reported, and again when the value comes back. */
const joined = new WeakMap<Text, { readonly breaks: LineBreaks; readonly text: string }>();

/** The text with its own line breaks. */
export const textWithBreaks = (state: EditorState): string => {
  const breaks = state.field(field);
  const known = joined.get(state.doc);
  if (known?.breaks === breaks) return known.text;
  const text = textOf(state.doc, breaks);
  joined.set(state.doc, { breaks, text });
  return text;
};

/** An effect for a transaction that replaces the text. */
export const withLineBreaksOf = (text: string): StateEffect<LineBreaks> => replaceLineBreaks.of(lineBreaksOf(text));

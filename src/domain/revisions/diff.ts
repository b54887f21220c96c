import type { Json } from '../../kernel';
import { editScript } from './edit-script';

/** A stretch of text that stayed, went or came. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

const WHOLE_UP_TO = 25;

const textOf = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 4) : String(value);
};

/** Words and the blanks between them, all of the text. */
const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

const joined = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const runs: DiffPart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.kind === part.kind) runs[runs.length - 1] = { kind: part.kind, text: last.text + part.text };
    else if (part.text !== '') runs.push(part);
  }
  return runs;
};

/**
 * What became of a value: word by word where one of the texts is longer than 25 characters, else as a whole (spec 000,
 * 4). The parts without the added ones join to the text before, those without the removed ones to the text after.
 */
export const diffValues = (before: Json, after: Json): readonly DiffPart[] => {
  const [old, now] = [textOf(before), textOf(after)];
  if (old === now) return joined([{ kind: 'same', text: now }]);
  if (Math.max(old.length, now.length) <= WHOLE_UP_TO) {
    return joined([
      { kind: 'removed', text: old },
      { kind: 'added', text: now },
    ]);
  }
  return joined(editScript(wordsOf(old), wordsOf(now)).map(({ kind, word }) => ({ kind, text: word })));
};

import type { RecoverableEdit } from '../../domain/recovery';
import { valueText } from '../../domain/templates';

/** What somebody wrote into a field, as text: unfinished as they left it, or the value; and behind it what they wrote as its raw value. */
export const writtenText = ({ mine, text, rawText }: Pick<RecoverableEdit, 'mine' | 'text' | 'rawText'>): string => {
  const written = text ?? (mine === undefined ? null : valueText(mine));
  return [written, rawText].filter((each) => each !== null).join('\n\n');
};

/** How much of a text is shown; all of it is restored and copied. */
const SHOWN = 800;

/** The beginning of a long text, without half a sign at its end. */
export const beginningOf = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** All of it as text, each field under its name. */
export const writtenTexts = (edits: readonly (readonly [name: string, edit: RecoverableEdit])[]): string =>
  edits.map(([name, edit]) => `${name}\n${writtenText(edit)}`).join('\n\n');

import { fieldsOnPath, filterableFields, type FieldTreeNode } from '../../domain/filters';
import { fieldName, type Schema } from '../../domain/schema';

/** A field that can be put into a template, as people call it. */
export interface FieldChoice {
  readonly path: string;
  readonly name: string;
  readonly children: readonly FieldChoice[];
}

const choiceOf = (locale: string) => ({ path, field, children }: FieldTreeNode): FieldChoice => ({
  path,
  name: fieldName(field, locale),
  children: children.map(choiceOf(locale)),
});

/** The fields of a collection, with those behind its relations up to the third step. */
export const fieldChoices = (schema: Schema, collection: string, locale: string): readonly FieldChoice[] =>
  filterableFields(schema, collection).map(choiceOf(locale));

/** 'Author › Name'; null for a path that leads nowhere. */
export const pathName = (schema: Schema, collection: string, path: string, locale: string): string | null =>
  fieldsOnPath(schema, collection, path)
    ?.map((field) => fieldName(field, locale))
    .join(' › ') ?? null;

/** More than anybody reads through. */
const MOST = 50;

/** All fields whose name or path, together with the way there, has the text in it; without their children. */
export const searchChoices = (choices: readonly FieldChoice[], text: string): readonly FieldChoice[] => {
  const sought = text.trim().toLocaleLowerCase();
  const found: FieldChoice[] = [];
  const look = (level: readonly FieldChoice[], way: string): void => {
    for (const { path, name, children } of level) {
      if (found.length >= MOST) return;
      const whole = `${way}${name}`;
      if (whole.toLocaleLowerCase().includes(sought) || path.toLocaleLowerCase().includes(sought)) {
        found.push({ path, name: whole, children: [] });
      }
      look(children, `${whole} › `);
    }
  };
  look(choices, '');
  return found;
};

import {
  isAlias,
  isNoData,
  isStaticToken,
  type FieldNaming,
  pathLabel,
  resolvePath,
  type PathStep,
  type Schema,
} from '../../../domain/schema';
import { parseTemplate } from '../../../domain/templates';

/**
 * A template as alternating texts and fields. It starts and ends with a text, possibly empty, so that the user can
 * always type before, between and after the fields.
 */
export interface Segments {
  /** Always one more than `paths`. */
  readonly texts: readonly string[];
  readonly paths: readonly string[];
}

/** A caret position: the index of a text, and the offset within it. */
export interface CaretPosition {
  readonly text: number;
  readonly caret: number;
}

export const parseSegments = (template: string): Segments => {
  const texts: string[] = [''];
  const paths: string[] = [];
  for (const part of parseTemplate(template)) {
    if (part.kind === 'text') texts[texts.length - 1] += part.text;
    else {
      paths.push(part.path);
      texts.push('');
    }
  }
  return { texts, paths };
};

export const segmentsToTemplate = ({ texts, paths }: Segments): string =>
  texts.map((text, index) => text + (index < paths.length ? `{{${paths[index] ?? ''}}}` : '')).join('');

export const changeText = ({ texts, paths }: Segments, index: number, text: string): Segments => ({
  texts: texts.map((previous, each) => (each === index ? text : previous)),
  paths,
});

/** The end of the last text. */
export const endPosition = ({ texts }: Segments): CaretPosition => ({
  text: texts.length - 1,
  caret: texts.at(-1)?.length ?? 0,
});

/** Inserts a field and splits the text there. An outdated position means the end. */
export const insertField = (segments: Segments, position: CaretPosition, path: string): Segments => {
  const { texts, paths } = segments;
  const { text, caret } = texts[position.text] === undefined ? endPosition(segments) : position;
  const target = texts[text] ?? '';
  return {
    texts: [...texts.slice(0, text), target.slice(0, caret), target.slice(caret), ...texts.slice(text + 1)],
    paths: [...paths.slice(0, text), path, ...paths.slice(text)],
  };
};

/** Removes a field and joins the texts around it. */
export const removeField = ({ texts, paths }: Segments, index: number): Segments =>
  index < 0 || index >= paths.length
    ? { texts, paths }
    : {
        texts: [...texts.slice(0, index), `${texts[index] ?? ''}${texts[index + 1] ?? ''}`, ...texts.slice(index + 2)],
        paths: [...paths.slice(0, index), ...paths.slice(index + 1)],
      };

/** The names of all fields of a path, 'Author › Name'; null for an invalid path. */
export const templatePathName = (
  schema: Schema,
  collection: string,
  path: string,
  fieldName: FieldNaming,
  locale: string,
): string | null => {
  const { steps, problem } = resolvePath(schema, collection, path);
  return problem === null ? pathLabel(schema, steps, fieldName, locale) : null;
};

/** The fields that can be inserted, also several times: those with a value, up to three levels deep. */
export const TEMPLATE_FIELDS = {
  canPick: ({ field, kind }: PathStep): boolean =>
    kind !== 'scoped' && !isAlias(field) && !isNoData(field) && !isStaticToken(field),
  canExpand: ({ kind }: PathStep): boolean => kind === 'one',
};

/** Those of display templates: of the collection, and of the items that it points to (spec 002, 11: depth 2). */
export const DISPLAY_TEMPLATE_FIELDS = {
  canPick: TEMPLATE_FIELDS.canPick,
  canExpand: (step: PathStep, parents: readonly PathStep[]): boolean =>
    parents.length === 0 && TEMPLATE_FIELDS.canExpand(step),
};

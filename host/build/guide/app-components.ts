import { code, prose, table } from './table';

/** A source file. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** The names in the object `ui: Object.freeze({ … })` of the kit for extensions. */
export const kitComponents = (publicKit: string): readonly string[] => {
  const body = /\bui: Object\.freeze\(\{([^}]*)\}\)/.exec(publicKit)?.[1];
  if (body === undefined) throw new Error('The kit for extensions has no components');
  return [...body.matchAll(/\w+/g)].map(([name]) => name);
};

const oneLine = (comment: string): string =>
  prose(
    comment
      .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

const DOCUMENTED = /(\/\*\*(?:(?!\*\/)[^])*\*\/\s*)?/.source;

/** The comment of an export; '' without one. */
const commentOf = (text: string, name: string): string | null => {
  const found = new RegExp(`${DOCUMENTED}export (?:const|function) ${name}\\b`).exec(text);
  return found === null ? null : oneLine(found[1] ?? '');
};

/** The members of the interface `<name>Props`: name, type and comment. */
const propsOf = (text: string, name: string): readonly (readonly string[])[] => {
  const body =
    new RegExp(`interface ${name}Props(?:<[^{]*>)?(?: extends [^{]*)? \\{\\n([^]*?)\\n\\}`).exec(text)?.[1] ?? '';
  return [...body.matchAll(/(\/\*\*(?:(?!\*\/)[^])*\*\/\s*)?^ {2}readonly ('?[\w-]+'?)(\??): ([^;]*);/gm)].map(
    ([, comment = '', member = '', optional = '', type = '']) => [
      code(member.replaceAll("'", '') + optional),
      code(type.replace(/ \| undefined$/, '').replace(/\s+/g, ' ')),
      oneLine(comment),
    ],
  );
};

/** The components of the kit for extensions, with the comments and props in their sources. */
export const componentReference = (publicKit: string, sources: readonly SourceText[]): string =>
  kitComponents(publicKit)
    .map((name) => {
      const source = sources.find(({ text }) => commentOf(text, name) !== null);
      if (source === undefined) throw new Error(`No source exports ${name}`);
      const props = propsOf(source.text, name);
      return [
        `## ${name}`,
        commentOf(source.text, name) ?? '',
        props.length === 0 ? '' : table(['Prop', 'Type', 'Meaning'], props),
      ]
        .filter((part) => part !== '')
        .join('\n\n');
    })
    .join('\n\n');

/** A cell of a Markdown table: what would end it is escaped. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

/** A text as code. Texts here have no backticks. */
export const code = (text: string): string => `\`${text}\``;

/** A text of the sources as Markdown: names of elements outside of code are no markup. */
export const prose = (text: string): string => text.replace(/`[^`]*`|</g, (found) => (found === '<' ? '\\<' : found));

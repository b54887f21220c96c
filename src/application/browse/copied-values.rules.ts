/** Where a value would be taken for several, it stands in quotes, as spreadsheets write and read it. */
const quoted = (text: string): string => (/[\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows as lines of text, with tabs between their values. */
export const copiedText = (rows: readonly (readonly string[])[]): string =>
  rows.map((values) => values.map(quoted).join('\t')).join('\n');

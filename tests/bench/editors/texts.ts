/** Characters of a page of text. */
const PAGE = 2_500;

const SENTENCES = [
  'The harbour master counts the boats before the tide turns, and writes their names into the book.',
  'Nobody had told the crew that the cargo would be weighed twice, so they waited on the quay until noon.',
  'Two of the sails were torn; the third one was mended with a thread that the cook had found in a drawer.',
  'Whoever asks for the way to the lighthouse is sent along the wall, past the nets and the empty barrels.',
];

const sentence = (place: number): string => SENTENCES[place % SENTENCES.length] ?? '';

/** The blocks of one section: a heading, paragraphs with marks, a list, a quotation. */
interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly entries: readonly string[];
  readonly quotation: string;
}

const section = (place: number): Section => ({
  heading: `Section ${place + 1}`,
  paragraphs: [0, 1, 2, 3].map((each) => `${sentence(place + each)} ${sentence(place + each + 1)}`),
  entries: [0, 1, 2].map((each) => sentence(place + each)),
  quotation: sentence(place),
});

const html = ({ heading, paragraphs, entries, quotation }: Section): string =>
  [
    `<h2>${heading}</h2>`,
    ...paragraphs.map((text) => `<p>${text.replace('the tide', '<strong>the tide</strong>')} <em>So it is.</em></p>`),
    `<ul>${entries.map((text) => `<li>${text}</li>`).join('')}</ul>`,
    `<blockquote><p>${quotation}</p></blockquote>`,
  ].join('\n');

const markdown = ({ heading, paragraphs, entries, quotation }: Section): string =>
  [
    `## ${heading}`,
    ...paragraphs.map((text) => `${text.replace('the tide', '**the tide**')} *So it is.*`),
    entries.map((text) => `- ${text}`).join('\n'),
    `> ${quotation}`,
  ].join('\n\n');

const repeated = (print: (each: Section) => string, between: string, length: number): string => {
  const sections: string[] = [];
  for (let size = 0; size < length; size += (sections.at(-1)?.length ?? 0) + between.length)
    sections.push(print(section(sections.length)));
  return sections.join(between);
};

/** A text of so many pages in HTML. */
export const htmlOf = (pages: number): string => repeated(html, '\n', pages * PAGE);

/** A text of so many pages in Markdown. */
export const markdownOf = (pages: number): string => repeated(markdown, '\n\n', pages * PAGE);

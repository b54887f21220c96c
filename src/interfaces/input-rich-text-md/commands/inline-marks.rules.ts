import type { SelectedText, TextChange, TextEdit } from '../../../parts/fields/code-editor/text-edit.rules';
import { mapPosition } from './text-positions.rules';

export type Mark = 'bold' | 'italic' | 'strikethrough' | 'code';

const MARKERS: Readonly<Record<Mark, string>> = { bold: '**', italic: '*', strikethrough: '~~', code: '`' };

const MARKER_CHARACTERS = '*_~`';

/** Markers of the same kind on both sides of a text. */
interface Layer {
  readonly character: string;
  readonly length: number;
  /** The position before the first marker, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** How many of the character stand at a position, in one direction. */
const runLength = (text: string, at: number, step: 1 | -1): number => {
  const character = text[at] ?? '';
  let length = 0;
  while (MARKER_CHARACTERS.includes(character) && text[at + length * step] === character) length += 1;
  return length;
};

/** The markers within a range at both of its ends, from the inside out. */
const innerLayers = (text: string, range: Range): readonly Layer[] => {
  let { from, to } = range;
  const layers: Layer[] = [];
  while (to - from > 2 && text[from] === text[to - 1]) {
    const length = Math.min(runLength(text, from, 1), runLength(text, to - 1, -1));
    if (length === 0 || to - from <= 2 * length) break;
    layers.unshift({ character: text[from] ?? '', length, from, to });
    from += length;
    to -= length;
  }
  return layers;
};

/** The markers around a range, from the inside out. */
const outerLayers = (text: string, { from, to }: Range): readonly Layer[] => {
  const layers: Layer[] = [];
  for (;;) {
    const start = layers.at(-1)?.from ?? from;
    const end = layers.at(-1)?.to ?? to;
    const length =
      start === 0 || text[start - 1] !== text[end]
        ? 0
        : Math.min(runLength(text, start - 1, -1), runLength(text, end, 1));
    if (length === 0) return layers;
    layers.push({ character: text[end] ?? '', length, from: start - length, to: end + length });
  }
};

/** How many characters of a layer are the mark: of three stars two are bold and one is italic. 0 if it has none. */
const markerLength = ({ character, length }: Layer, mark: Mark): number => {
  if (mark === 'code') return character === '`' ? length : 0;
  if (mark === 'strikethrough') return character === '~' && length <= 2 ? length : 0;
  if (character !== '*' && character !== '_') return 0;
  if (mark === 'bold') return length >= 2 ? 2 : 0;
  return length % 2 === 1 ? 1 : 0;
};

/** What stands before the words of a line: indentation, quotes, list items, headings. */
const LINE_START = /^(?:[ \t]*(?:>|[-+*](?=[ \t])(?:[ \t]+\[[ xX]\])?|\d{1,9}[.)](?=[ \t])|#{1,6}(?=[ \t])))*[ \t]*/;

/** The words of each selected line, without what starts the line and without blanks around them. */
const wordsOfLines = ({ text, from, to }: SelectedText): readonly Range[] => {
  const found: Range[] = [];
  let start = text.slice(0, from).lastIndexOf('\n') + 1;
  while (start <= to) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    const line = text.slice(start, end);
    const first = Math.max(from, start + (LINE_START.exec(line)?.[0].length ?? 0));
    const part = text.slice(first, Math.min(to, end));
    const words = part.trim();
    const at = first + part.length - part.trimStart().length;
    if (words !== '') found.push({ from: at, to: at + words.length });
    start = end + 1;
  }
  return found;
};

const WORD = /[\p{L}\p{N}\p{M}_'’-]/u;

/** The word around a caret; the caret itself between words. */
const wordAround = (text: string, caret: number): Range => {
  let from = caret;
  let to = caret;
  while (from > 0 && WORD.test(text[from - 1] ?? '')) from -= 1;
  while (to < text.length && WORD.test(text[to] ?? '')) to += 1;
  return from < caret && caret < to ? { from, to } : { from: caret, to: caret };
};

/** The positions of a marker in a range; none if one of them has no partner. */
const markersWithin = (text: string, { from, to }: Range, marker: string): readonly number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(marker, from); at !== -1 && at + marker.length <= to;) {
    found.push(at);
    at = text.indexOf(marker, at + marker.length);
  }
  return found.length % 2 === 0 ? found : [];
};

/** True for markers that do not belong together, as those around '**one** and **two**'. */
const surroundsPairs = (text: string, { character, length, from, to }: Layer): boolean =>
  length <= 2 && markersWithin(text, { from: from + length, to: to - length }, character.repeat(length)).length > 0;

/** The layer that has the mark, the innermost first. */
const layerWith = (text: string, range: Range, mark: Mark): Layer | undefined => {
  const inner = innerLayers(text, range).filter((layer) => !surroundsPairs(text, layer));
  return [...inner, ...outerLayers(text, range)].find((layer) => markerLength(layer, mark) > 0);
};

const without = (text: string, layer: Layer, mark: Mark): readonly TextChange[] => {
  const length = markerLength(layer, mark);
  // Of three stars the inner ones go: what surrounds the text stays where it is.
  const first = layer.from + layer.length - length;
  const last = layer.to - layer.length;
  const inner = text.slice(first + length, last);
  const isPadded = mark === 'code' && /^ .*` $|^ `.* $/s.test(inner);
  return [
    { from: first, to: first + length + (isPadded ? 1 : 0), insert: '' },
    { from: last - (isPadded ? 1 : 0), to: last + length, insert: '' },
  ];
};

/** Code that contains a backtick needs more of them around it, and blanks if it starts or ends with one. */
const markersOf = (mark: Mark, inner: string): readonly [string, string] => {
  if (mark !== 'code') return [MARKERS[mark], MARKERS[mark]];
  const longest = Math.max(0, ...(inner.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return /^`|`$/.test(inner) ? [`${fence} `, ` ${fence}`] : [fence, fence];
};

/** Marks what has been marked in parts as a whole: the markers of the parts go. */
const insertsAround = (text: string, { from, to }: Range, mark: Mark): readonly TextChange[] => {
  const [before, after] = markersOf(mark, text.slice(from, to));
  const parts = mark === 'bold' || mark === 'strikethrough' ? markersWithin(text, { from, to }, MARKERS[mark]) : [];
  const merged: readonly TextChange[] = [
    { from, to: from, insert: before },
    ...parts.map((at) => ({ from: at, to: at + MARKERS[mark].length, insert: '' })),
    { from: to, to, insert: after },
  ];
  return merged;
};

/** Whether a caret is before the marker that ends a mark of its line. */
const isBeforeEnd = (text: string, caret: number, marker: string): boolean => {
  const before = text.slice(text.slice(0, caret).lastIndexOf('\n') + 1, caret);
  return text.startsWith(marker, caret) && before.split(marker).length % 2 === 0 && !before.endsWith(marker);
};

const toggleAtCaret = (text: string, caret: number, mark: Mark): TextEdit => {
  const end = caret + MARKERS[mark].length;
  if (isBeforeEnd(text, caret, MARKERS[mark])) return { changes: [], from: end, to: end };
  const word = wordAround(text, caret);
  const layer = layerWith(text, word, mark);
  const changes =
    layer === undefined
      ? word.from === word.to
        ? [{ from: caret, to: caret, insert: MARKERS[mark] + MARKERS[mark] }]
        : insertsAround(text, word, mark)
      : without(text, layer, mark);
  const at = layer === undefined && word.from === word.to ? end : mapPosition(changes, caret, layer === undefined);
  return { changes, from: at, to: at };
};

/**
 * Marks the selected words, or takes the mark off if all of them have it; line by line, since a mark ends with its
 * paragraph. A caret stands for the word around it.
 */
export const toggleMark =
  (mark: Mark) =>
  ({ text, from, to }: SelectedText): TextEdit | null => {
    if (from === to) return toggleAtCaret(text, from, mark);
    const ranges = wordsOfLines({ text, from, to });
    const [first] = ranges;
    const last = ranges.at(-1);
    if (first === undefined || last === undefined) return null;
    const layers = ranges.map((range) => layerWith(text, range, mark));
    const isOff = layers.includes(undefined);
    const changes = ranges.flatMap((range, index) => {
      const layer = layers[index];
      if (layer === undefined) return insertsAround(text, range, mark);
      return isOff ? [] : without(text, layer, mark);
    });
    // Of several lines the outer markers are selected too, so that each line is selected with both of its markers.
    const isOneLine = first === last;
    return {
      changes,
      from: mapPosition(changes, first.from, isOneLine),
      to: mapPosition(changes, last.to, !isOneLine),
    };
  };

import { type Field, type FormNode, isNoData } from '../../../domain/schema';
import { oneOfOption } from '../../../domain/values';

/** The position of a field on the form's grid: in one of two columns, over both, or over the whole width. */
export type Placement = 'start' | 'end' | 'full' | 'fill';

const WIDTHS: Readonly<Record<string, Placement | 'half'>> = {
  half: 'half',
  'half-left': 'start',
  'half-right': 'end',
  fill: 'fill',
};

/** Halves form pairs: a half that follows an unpaired half goes beside it. */
export const placements = (fields: readonly Field[]): readonly Placement[] => {
  let paired = true;
  return fields.map((field) => {
    const width = WIDTHS[field.meta?.width ?? 'full'] ?? 'full';
    const placement = width === 'half' ? (paired ? 'start' : 'end') : width;
    paired = placement !== 'start';
    return placement;
  });
};

/** A group takes the whole width when one of its fields does, in nested groups too. */
export const isFilledGroup = ({ children }: FormNode<{ readonly field: Field }>): boolean =>
  (children ?? []).some((child) =>
    child.children === null ? child.entry.field.meta?.width === 'fill' : isFilledGroup(child),
  );

interface FieldMeasures {
  /** The height of the control in pixels, if its interface defines one. */
  readonly height?: number | undefined;
  readonly hideLabel?: boolean | undefined;
}

/** The height of a single-line input in pixels. */
const DEFAULT_CONTROL_HEIGHT = 40;
const LABEL_HEIGHT = 26;
const NOTE_HEIGHT = 28;

/** The expected height of a control, in pixels. */
export const controlHeight = ({ height }: FieldMeasures): number => height ?? DEFAULT_CONTROL_HEIGHT;

/** The expected height of a field with its name and note, in pixels. */
export const fieldHeight = (definition: FieldMeasures, noted: boolean): number =>
  controlHeight(definition) + (definition.hideLabel === true ? 0 : LABEL_HEIGHT) + (noted ? NOTE_HEIGHT : 0);

/** In pixels. */
const ROW_GAP = 28;

export interface Row {
  readonly height: number;
  readonly placement: Placement;
}

/** The number of leading fields that fill a height in pixels; at least one. A field beside another adds no height. */
export const visibleFieldCount = (rows: readonly Row[], room: number): number => {
  let filled = 0;
  for (const [index, { height, placement }] of rows.entries()) {
    if (placement !== 'end') filled += height + ROW_GAP;
    if (filled > room) return index + 1;
  }
  return rows.length;
};

/** The height of these fields with the gaps between their rows, in pixels. */
export const rowsHeight = (rows: readonly Row[]): number => {
  const lines = rows.filter(({ placement }, index) => placement !== 'end' || index === 0);
  return lines.reduce((sum, { height }) => sum + height, ROW_GAP * Math.max(0, lines.length - 1));
};

/** When one field changes its layout, the browser checks the fields of its chunk, and the other chunks. */
const CHUNK_SIZE = 8;

interface ChunkEntry {
  readonly placement: Placement;
  /** A group is a chunk of its own. */
  readonly isGroup: boolean;
}

/**
 * The index at which each chunk begins: at the first field, around every group, and after CHUNK_SIZE fields; never
 * between two fields of a row.
 */
export const chunkStarts = (entries: readonly ChunkEntry[]): readonly number[] => {
  const starts: number[] = [];
  for (const [index, { placement, isGroup }] of entries.entries()) {
    const before = entries[index - 1];
    const beside = placement === 'end' && before?.placement === 'start';
    const full = index - (starts.at(-1) ?? 0) >= CHUNK_SIZE && !beside;
    if (isGroup || before === undefined || before.isGroup || full) starts.push(index);
  }
  return starts;
};

interface NamedChunkEntry extends ChunkEntry {
  readonly name: string;
}

/** A chunk of a form, by the key that it has for as long as the form is open. */
export interface Chunk {
  readonly key: string;
  /** The index of its first field. */
  readonly start: number;
}

/**
 * Assigns fields to chunks. A field stays in its chunk while conditions show and hide others, so that it keeps its state
 * and the focus.
 */
export class FormChunks {
  private readonly keys = new Map<string, string>();

  of(entries: readonly NamedChunkEntry[]): readonly Chunk[] {
    const isFirst = !entries.some(({ name }) => this.keys.has(name));
    const starts = new Set(isFirst ? chunkStarts(entries) : []);
    const chunks: Chunk[] = [];
    /** Keys of the second parts of chunks that are divided by a group which has appeared. */
    const divided = new Map<string, string>();
    for (const [index, { name, isGroup }] of entries.entries()) {
      const previous = entries[index - 1]?.isGroup === false ? chunks.at(-1)?.key : undefined;
      const stored = isFirst && starts.has(index) ? name : (this.keys.get(name) ?? previous);
      const wanted = isGroup ? name : (stored ?? this.nextKey(entries.slice(index)) ?? name);
      let key = divided.get(wanted) ?? wanted;
      if (key !== previous) {
        if (chunks.some((chunk) => chunk.key === key)) {
          divided.set(key, name);
          key = name;
        }
        chunks.push({ key, start: index });
      }
      this.keys.set(name, key);
    }
    return chunks;
  }

  /** That of the fields which follow, up to the next group. */
  private nextKey(entries: readonly NamedChunkEntry[]): string | undefined {
    const end = entries.findIndex(({ isGroup }) => isGroup);
    const following = end === -1 ? entries : entries.slice(0, end);
    return following.map(({ name }) => this.keys.get(name)).find((key) => key !== undefined);
  }
}

const COLLAPSIBLE_GROUP = 'group-detail';
const ACCORDION = 'group-accordion';
/** The interfaces of groups without a heading. */
const UNNAMED_GROUPS: readonly unknown[] = ['group-raw', ACCORDION];

const STARTS = ['open', 'closed'] as const;
/** Of the sections of an accordion. */
const ACCORDION_STARTS = ['closed', 'opened', 'first'] as const;

export const isCollapsible = ({ meta }: Field): boolean => meta?.interface === COLLAPSIBLE_GROUP;

export const isAccordion = ({ meta }: Field): boolean => meta?.interface === ACCORDION;

export const hasHeading = ({ meta }: Field): boolean => !UNNAMED_GROUPS.includes(meta?.interface);

/** At most one section of the accordion is open, unless the options say otherwise. */
export const hasOneOpen = ({ meta }: Field): boolean => meta?.options?.['accordionMode'] !== false;

/** The sections of an accordion that are open at first, by the keys of their fields. */
export const openSectionsAtFirst = ({ entry, children }: FormNode<{ readonly field: Field }>): readonly string[] => {
  const start = oneOfOption(entry.field.meta?.options ?? {}, 'start', ACCORDION_STARTS);
  const names = (children ?? []).map((child) => child.entry.field.field);
  return start === 'first' || (start === 'opened' && hasOneOpen(entry.field))
    ? names.slice(0, 1)
    : start === 'opened'
      ? names
      : [];
};

/** Open unless the options say otherwise. */
export const isOpenAtFirst = ({ meta }: Field): boolean =>
  oneOfOption(meta?.options ?? {}, 'start', STARTS) !== 'closed';

/** The keys of all fields with a value in a group, including nested groups. */
export const valueFieldsIn = ({ children }: FormNode<{ readonly field: Field }>): readonly string[] =>
  (children ?? []).flatMap(ownValueFields);

/** The same with the field itself, if it is no group. */
export const ownValueFields = (node: FormNode<{ readonly field: Field }>): readonly string[] => {
  if (node.children !== null) return valueFieldsIn(node);
  return isNoData(node.entry.field) ? [] : [node.entry.field.field];
};

import { type Field, type FormNode, isNoData } from '../../domain/schema';
import { oneOfOption } from '../../domain/values';

/** Where a field stands on the form's grid: beside another, over both columns, or over all there is. */
export type Placement = 'start' | 'end' | 'full' | 'fill';

const WIDTHS: Readonly<Record<string, Placement | 'half'>> = {
  half: 'half',
  'half-left': 'start',
  'half-right': 'end',
  fill: 'fill',
};

/** Halves pair up: one that follows an unpaired half stands beside it. */
export const placements = (fields: readonly Field[]): readonly Placement[] => {
  let paired = true;
  return fields.map((field) => {
    const width = WIDTHS[field.meta?.width ?? 'full'] ?? 'full';
    const placement = width === 'half' ? (paired ? 'start' : 'end') : width;
    paired = placement !== 'start';
    return placement;
  });
};

/** What takes part in how high a field is. */
interface FieldMeasures {
  /** Of the control, in pixels, where its interface says so. */
  readonly height?: number | undefined;
  readonly hideLabel?: boolean | undefined;
}

/** A line of text to write in, in pixels. */
const DEFAULT_CONTROL_HEIGHT = 40;
const LABEL_HEIGHT = 26;
const NOTE_HEIGHT = 28;

/** How high a control usually is, in pixels. */
export const controlHeight = ({ height }: FieldMeasures): number => height ?? DEFAULT_CONTROL_HEIGHT;

/** How high a field with its name and note usually is, in pixels. */
export const fieldHeight = (definition: FieldMeasures, noted: boolean): number =>
  controlHeight(definition) + (definition.hideLabel === true ? 0 : LABEL_HEIGHT) + (noted ? NOTE_HEIGHT : 0);

/** The gap between two rows of the form, in pixels. */
const ROW_GAP = 28;

/** A field on its way down the form: how high it is, and where it stands. */
export interface Row {
  readonly height: number;
  readonly placement: Placement;
}

/** How many of the fields, from the first on, fill so many pixels; at least one. What stands beside another takes no room. */
export const visibleFieldCount = (rows: readonly Row[], room: number): number => {
  let filled = 0;
  for (const [index, { height, placement }] of rows.entries()) {
    if (placement !== 'end') filled += height + ROW_GAP;
    if (filled > room) return index + 1;
  }
  return rows.length;
};

/** How high these fields are together, in pixels, with the gaps between their rows. */
export const rowsHeight = (rows: readonly Row[]): number => {
  const lines = rows.filter(({ placement }, index) => placement !== 'end' || index === 0);
  return lines.reduce((sum, { height }) => sum + height, ROW_GAP * Math.max(0, lines.length - 1));
};

/** Fields of a band. A browser that has one of them to lay out anew looks at those of its band and at the other bands. */
const CHUNK_SIZE = 8;

/** What takes part in where a band ends. */
interface ChunkEntry {
  readonly placement: Placement;
  /** A group of fields is a band by itself. */
  readonly isGroup: boolean;
}

/** Where each band begins: at the first field, around every group, and as soon as a band is full; never between two that stand side by side. */
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

/** The interface of groups that can be folded away. */
const COLLAPSIBLE_GROUP = 'group-detail';
/** The interface of groups that hold fields together and say nothing. */
const RAW_GROUP = 'group-raw';

const STARTS = ['open', 'closed'] as const;

export const isCollapsible = ({ meta }: Field): boolean => meta?.interface === COLLAPSIBLE_GROUP;

export const hasHeading = ({ meta }: Field): boolean => meta?.interface !== RAW_GROUP;

/** Open unless the options say otherwise. */
export const isOpenAtFirst = ({ meta }: Field): boolean =>
  oneOfOption(meta?.options ?? {}, 'start', STARTS) !== 'closed';

/** The keys of the fields in a group, and in the groups in it, that hold a value. */
export const valueFieldsIn = ({ children }: FormNode<{ readonly field: Field }>): readonly string[] =>
  (children ?? []).flatMap((child) => {
    if (child.children !== null) return valueFieldsIn(child);
    return isNoData(child.entry.field) ? [] : [child.entry.field.field];
  });

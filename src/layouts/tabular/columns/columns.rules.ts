import { type Alignment, isSortable, type TableOptions } from '../../../domain/query';
import {
  displayOf,
  displayOptionsOf,
  type Field,
  type FieldNaming,
  isAlias,
  isNoData,
  isPrimaryKey,
  isStaticToken,
  type PathStep,
} from '../../../domain/schema';
import { isDateType, isNumeric } from '../../../domain/values';
import type { Json } from '../../../kernel';
import type { ColumnSource } from '../tabular.query';

/** A column with header, sort state and alignment, before it becomes a TableColumn. */
export interface ColumnPlan extends ColumnSource {
  readonly header: string;
  readonly sortable: boolean;
  readonly sort: 'ascending' | 'descending' | null;
  readonly align: Alignment;
}

/** The fields that can be added as columns: those with a value, and lists of related items. */
export const COLUMN_FIELDS = {
  canPick: ({ field, kind }: PathStep): boolean =>
    !isNoData(field) && !isStaticToken(field) && (kind === 'many' || (kind !== 'scoped' && !isAlias(field))),
  canExpand: ({ kind }: PathStep): boolean => kind === 'one',
};

const hasChoices = ({ meta }: Field): boolean => meta?.display === 'labels';

const direction = (sort: string, path: string): ColumnPlan['sort'] =>
  sort === path ? 'ascending' : sort === `-${path}` ? 'descending' : null;

/** Names of the fields along the path: 'Author › Name'. */
const columnHeader = (fields: readonly Field[], fieldName: FieldNaming): string => fields.map(fieldName).join(' › ');

/** The server sorts neither by JSON nor by fields of related items. */
const isSortableColumn = ({ path, field, relational }: ColumnSource): boolean =>
  !relational && !path.includes('.') && isSortable(field.type);

const defaultAlignment = ({ field, relational }: ColumnSource): Alignment =>
  isNumeric(field.type) && !relational ? 'end' : 'start';

export const planColumns = (
  sources: readonly ColumnSource[],
  sort: string,
  { align }: Pick<TableOptions, 'align'>,
  fieldName: FieldNaming,
): readonly ColumnPlan[] =>
  sources.map((source) => ({
    ...source,
    header: columnHeader(source.fields, fieldName),
    sortable: isSortableColumn(source),
    sort: direction(sort, source.path),
    align: align.get(source.path) ?? defaultAlignment(source),
  }));

const isIcon = ({ field }: ColumnSource): boolean => displayOf(field) === 'icon';

const isAction = ({ field }: ColumnSource): boolean => displayOf(field) === 'activity-action';

const isText = (column: ColumnSource): boolean =>
  !column.relational &&
  !isAction(column) &&
  !isPrimaryKey(column.field) &&
  (column.field.type === 'string' || column.field.type === 'text') &&
  !hasChoices(column.field) &&
  !isIcon(column);

const isNarrow = (column: ColumnSource): boolean =>
  isIcon(column) || (!column.relational && isNumeric(column.field.type));

/**
 * The title column, which takes the free width: the first one whose field is in the display template (`templateFields`),
 * but no number and no icon; else the first text; else the first of the template, or the first one.
 */
export const titleColumn = (
  columns: readonly ColumnSource[],
  templateFields: readonly string[],
): string | undefined => {
  const named = columns.filter(({ path }) => templateFields.includes(path));
  const wide = named.find((column) => !isNarrow(column));
  return (wide ?? columns.find(isText) ?? named[0] ?? columns[0])?.path;
};

/** On a card: after the title, below it, below it at the end, or left out. */
type CardPlace = 'end' | 'below' | 'below-end' | 'none';

/**
 * Where the columns are on a card, by path: a label after the title, the date or the sorted column at the end of the
 * second line, the first of the others below the title. The rest is left out.
 */
export const cardPlaces = (plans: readonly ColumnPlan[], title: string | undefined): ReadonlyMap<string, CardPlace> => {
  const others = plans.filter(({ path }) => path !== title);
  const places = new Map<string, CardPlace>();
  const give = (place: CardPlace, fits: (plan: ColumnPlan) => boolean = () => true): void => {
    if ([...places.values()].includes(place)) return;
    const found = others.find((plan) => !places.has(plan.path) && fits(plan));
    if (found !== undefined) places.set(found.path, place);
  };
  give('end', ({ field, relational }) => !relational && (hasChoices(field) || field.type === 'boolean'));
  give('below-end', ({ sort }) => sort !== null);
  give('below-end', ({ field }) => isDateType(field.type));
  for (const place of ['below', 'below-end', 'end'] as const) give(place);
  for (const { path } of others) if (!places.has(path)) places.set(path, 'none');
  return places;
};

/** The least width of the title column, in px; it takes the space that the others leave. */
export const TITLE_MIN_WIDTH = 260;

/** Preferred and least width of a column, in px. */
interface ColumnWidths {
  readonly width: number;
  readonly minWidth: number;
}

/** The preferred width is that of spec 002, 5. */
const DEFAULT_WIDTHS: ColumnWidths = { width: 160, minWidth: 120 };
/** Of a label in a badge, and of one beside a dot. */
const BADGE_WIDTHS: ColumnWidths = { width: 130, minWidth: 104 };
const DOT_LABEL_WIDTHS: ColumnWidths = { width: 110, minWidth: 88 };
/** Of a label in a badge with an icon. */
const ACTION_WIDTHS: ColumnWidths = { width: 160, minWidth: 148 };
const NUMBER_WIDTHS: ColumnWidths = { width: 90, minWidth: 64 };
const DATE_WIDTHS: ColumnWidths = { width: 130, minWidth: 100 };
const DATE_AND_TIME_WIDTHS: ColumnWidths = { width: 170, minWidth: 150 };
const BOOLEAN_WIDTHS: ColumnWidths = { width: 80, minWidth: 64 };
const RELATED_WIDTHS: ColumnWidths = { width: 140, minWidth: 94 };
const USER_WIDTHS: ColumnWidths = { width: 160, minWidth: 130 };

const displayOption = (field: Field, name: string): Json | undefined => displayOptionsOf(field)[name];

const contentWidths = ({ field, relational, content }: ColumnSource): ColumnWidths => {
  if (content.kind === 'count') return NUMBER_WIDTHS;
  if (relational) return field.meta?.display === 'user' ? USER_WIDTHS : RELATED_WIDTHS;
  if (field.type === 'boolean') return BOOLEAN_WIDTHS;
  if (isNumeric(field.type) || field.type === 'time') return NUMBER_WIDTHS;
  if (isDateType(field.type))
    return field.type === 'date' || displayOption(field, 'relative') === true ? DATE_WIDTHS : DATE_AND_TIME_WIDTHS;
  if (displayOf(field) === 'activity-action') return ACTION_WIDTHS;
  if (field.type !== 'string' || !hasChoices(field)) return DEFAULT_WIDTHS;
  return displayOption(field, 'showAsDot') === true ? DOT_LABEL_WIDTHS : BADGE_WIDTHS;
};

/** Of a character of a header, of the space around it, and of the sort arrow, in px. */
const CHARACTER_WIDTH = 7.1;
const HEADER_REST = 16;
const SORT_WIDTH = 18;
const COMFORTABLE_REST = 16;
const HEADER_MAX_WIDTH = 200;

/** Widths of a column that is not the title: by the kind of its values, and wide enough for most headers. */
export const columnWidths = (plan: ColumnPlan): ColumnWidths => {
  const { width, minWidth } = contentWidths(plan);
  const text = Math.ceil(plan.header.length * CHARACTER_WIDTH);
  const header = Math.min(HEADER_MAX_WIDTH, text + HEADER_REST + (plan.sortable ? SORT_WIDTH : 0));
  return {
    width: Math.max(width, Math.min(HEADER_MAX_WIDTH, header + COMFORTABLE_REST)),
    minWidth: Math.max(minWidth, header),
  };
};

/** Moves a column to an index, clamped to the list; unchanged when there is no such column. */
export const moveColumn = (paths: readonly string[], path: string, to: number): readonly string[] => {
  if (!paths.includes(path)) return paths;
  const others = paths.filter((other) => other !== path);
  const index = Math.min(Math.max(Math.trunc(to), 0), others.length);
  return [...others.slice(0, index), path, ...others.slice(index)];
};

/** Appends a column; unchanged when it exists already. */
export const addColumn = (paths: readonly string[], path: string): readonly string[] =>
  paths.includes(path) ? paths : [...paths, path];

/** Removes a column; unchanged when it is the last one. */
export const removeColumn = (paths: readonly string[], path: string): readonly string[] => {
  const left = paths.filter((other) => other !== path);
  return left.length === 0 ? paths : left;
};

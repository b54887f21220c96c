import {
  ARCHIVE_FILTER_KEY,
  completeFilters,
  conditionsIn,
  describeFilters,
  type FilterCondition,
  type FilterGroup,
  type FilterNode,
  withPresentBounds,
} from '../../../domain/filters';
import { isDateType } from '../../../domain/values';
import { type Json, shorten } from '../../../kernel';
import { fieldAt, pathName, type FilterFormatter, relatedCollection, formatFilterValue } from './filter-value.rules';

/** Delimits emphasized parts of a sentence. A private use character, removed from the parts themselves. */
const MARK = '\uE000';

const MAX_LENGTH = 80;

/** A name or value for a sentence: one line, truncated, and marked as emphasized. */
const emphasize = (text: string): string => {
  const line = text.replaceAll(MARK, '').replace(/\s+/gu, ' ').trim();
  return `${MARK}${shorten(line, MAX_LENGTH, '…')}${MARK}`;
};

interface Segment {
  readonly text: string;
  readonly strong: boolean;
}

export const sentenceSegments = (sentence: string): readonly Segment[] =>
  sentence
    .split(MARK)
    .map((text, index) => ({ text, strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** The sentence without emphasis marks. */
export const plainSentence = (sentence: string): string => sentence.replaceAll(MARK, '');

/** Dates are 'before' or 'after' instead of 'less' or 'greater'. */
const DATE_OPERATOR_KEYS: Readonly<Record<string, string>> = { lt: 'before', lte: 'until', gt: 'after', gte: 'from' };

/** The suffix of the text key of an operator for a field. */
const operatorKey = (
  formatter: Pick<FilterFormatter, 'schema' | 'collection'>,
  path: string,
  operator: string,
): string => {
  const field = fieldAt(formatter, path);
  return field !== null && isDateType(field.type) ? (DATE_OPERATOR_KEYS[operator] ?? operator) : operator;
};

/** Stands for a value in the name of an operator. */
const BLANK = '…';

/**
 * The words of an operator as in a sentence, with blanks for the values that are not at its end: 'is greater than',
 * 'is … or later'.
 */
export const operatorName = (
  formatter: Pick<FilterFormatter, 'schema' | 'collection' | 'translate'>,
  path: string,
  operator: string,
): string => {
  const blanks = { field: '', value: BLANK, lower: BLANK, upper: BLANK };
  const words = formatter.translate(`filter_${operatorKey(formatter, path, operator)}`, blanks).trim();
  return words.indexOf(BLANK) === words.length - BLANK.length ? words.slice(0, -BLANK.length).trim() : words;
};

/** Further values and filters are replaced by an ellipsis. */
const MAX_VALUES = 5;
const MAX_FILTERS = 20;

const formatList = (locale: string, join: FilterGroup['join'], texts: readonly string[], max: number): string =>
  new Intl.ListFormat(locale, { type: join === 'and' ? 'conjunction' : 'disjunction' }).format(
    texts.length > max ? [...texts.slice(0, max), '…'] : texts,
  );

const describeCondition = (node: FilterCondition, formatter: FilterFormatter): string => {
  const condition = withPresentBounds(node);
  const valueTexts = {
    value: (path: string, value: Json) => emphasize(formatFilterValue(formatter, path, value)),
    list: (texts: readonly string[]) => formatList(formatter.locale, 'or', texts, MAX_VALUES),
  };
  const { key, parameters } = describeFilters([condition], (path) => emphasize(pathName(formatter, path)), valueTexts);
  return formatter.translate(
    key === 'filter_incomplete' ? key : `filter_${operatorKey(formatter, condition.field, condition.operator)}`,
    parameters,
  );
};

/** The icon of a locked filter: a lock, except for the one that hides archived items. */
export const lockedFilterIcon = ({ key }: Pick<FilterNode, 'key'>): string =>
  key === ARCHIVE_FILTER_KEY ? 'visibility_off' : 'lock';

const describeNode = (node: FilterNode, formatter: FilterFormatter): string => {
  if (node.key === ARCHIVE_FILTER_KEY) return formatter.translate('filter_archived_hidden');
  return node.kind === 'condition'
    ? describeCondition(node, formatter)
    : describeGroup(node.join, node.children, formatter);
};

/** Joins the sentences of a group; nested groups are put in brackets. */
const describeGroup = (join: FilterGroup['join'], nodes: readonly FilterNode[], formatter: FilterFormatter): string => {
  const sentences = nodes.slice(0, MAX_FILTERS + 1).map((node) => {
    const sentence = describeNode(node, formatter);
    return nodes.length > 1 && node.kind === 'group' && node.children.length > 1 && node.key !== ARCHIVE_FILTER_KEY
      ? `(${sentence})`
      : sentence;
  });
  return formatList(formatter.locale, join, sentences, MAX_FILTERS);
};

/**
 * Describes filters in a sentence, without incomplete and hidden ones. Names and values are emphasized; see
 * `sentenceSegments` and `plainSentence`.
 */
export const filterSentence = (nodes: readonly FilterNode[], formatter: FilterFormatter): string => {
  const complete = completeFilters(nodes.filter((node) => !node.hidden));
  return complete.length === 0 ? formatter.translate('filter_everything') : describeGroup('and', complete, formatter);
};

/** The items whose names are needed for these filters: keys by collection. */
export const namedItems = (
  nodes: readonly FilterNode[],
  formatter: Pick<FilterFormatter, 'schema' | 'collection'>,
): ReadonlyMap<string, readonly (string | number)[]> => {
  const items = new Map<string, readonly (string | number)[]>();
  for (const { field: path, value } of conditionsIn(nodes)) {
    const field = fieldAt(formatter, path);
    const related = field === null ? null : relatedCollection(formatter.schema, field);
    const keys = (Array.isArray(value) ? (value as readonly Json[]) : [value]).filter(isKey);
    if (related !== null && keys.length > 0) items.set(related, [...(items.get(related) ?? []), ...keys]);
  }
  return items;
};

const isKey = (value: Json): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && !value.startsWith('$'));

import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import type { Item } from '../../items';
import { type Filter, isOperator, type Operator } from '../filter-operators';
import { type FilterContext, resolveDynamic } from './dynamic-values';
import {
  type ExplainedCondition,
  type ExplainedGroup,
  type ExplainedList,
  type ExplainedNode,
  type ExplainedResult,
  joinResults,
  listResult,
} from './explained-node';
import { operatorTest } from './operator-tests';

export interface FilterExplanation {
  /** `ignored` on top finds every item, as `met` does. */
  readonly tree: ExplainedNode;
  readonly isMet: boolean | null;
}

export interface ExplainOptions {
  /**
   * The value of a path as the server compares it, such as the key of a related item that was read as an object;
   * undefined when the value was read without it.
   */
  readonly comparable: (path: string, value: Json) => Json | undefined;
  /** Dynamic values that are not known, such as `$CURRENT_USER` while no user is chosen. */
  readonly unknownValues: readonly string[];
}

type Join = ExplainedGroup['join'];

const PLAIN: ExplainOptions = { comparable: (_path, value) => value, unknownValues: [] };

const JOINS: Readonly<Record<string, Join>> = { _and: 'and', _or: 'or' };

const joinOf = (key: string): Join | null => (Object.hasOwn(JOINS, key) ? (JOINS[key] ?? null) : null);

const own = (item: JsonObject, field: string): Json | undefined =>
  Object.hasOwn(item, field) ? (item[field] ?? null) : undefined;

const nested = (path: readonly string[], condition: Json): Filter =>
  path.reduceRight<Json>((inner, step) => ({ [step]: inner }), condition) as Filter;

const mentions = (operand: Json, names: readonly string[]): boolean => {
  if (typeof operand === 'string') return names.some((name) => operand.split(',').includes(name));
  if (typeof operand !== 'object' || operand === null) return false;
  return Object.values(operand as JsonObject).some((each) => mentions(each, names));
};

/** Explains filters for one user; see `explainFilter`. */
class Explainer {
  constructor(
    private readonly context: FilterContext,
    private readonly options: ExplainOptions,
  ) {}

  object(filter: Json, item: JsonObject, join: Join, base: readonly string[] = []): ExplainedNode {
    if (!isJsonObject(filter)) return { kind: 'group', join, parts: [], result: 'ignored' };
    const entries = Object.entries(filter);
    if (entries.length === 0) return { kind: 'group', join, parts: [], result: 'met' };
    return this.joined(
      join,
      entries.map((entry) => this.entry(entry, item, base)),
    );
  }

  private joined(join: Join, parts: readonly ExplainedNode[]): ExplainedNode {
    const [only, ...others] = parts;
    if (only !== undefined && others.length === 0) return only;
    const results = parts.map(({ result }) => result);
    return { kind: 'group', join, parts, result: joinResults(join, results) };
  }

  private entry([key, condition]: readonly [string, Json], item: JsonObject, base: readonly string[]): ExplainedNode {
    const join = joinOf(key);
    if (join === null) return this.condition([...base, key], condition, own(item, key));
    if (!Array.isArray(condition)) return { kind: 'group', join, parts: [], result: 'ignored' };
    return this.joined(
      join,
      condition.map((each: Json) => this.object(each, item, join, base)),
    );
  }

  /** Only the first key of a field's condition counts. */
  private condition(path: readonly string[], condition: Json, value: Json | undefined): ExplainedNode {
    const leaf = (result: ExplainedResult): ExplainedCondition => ({
      kind: 'condition',
      path: path.join('.'),
      filter: nested(path, condition),
      value,
      result,
    });
    if (!isJsonObject(condition)) return this.comparison(path, '_eq', condition, value);
    const [first] = Object.entries(condition);
    if (first === undefined) return leaf('ignored');
    const [key, inner] = first;
    if (isOperator(key)) return this.comparison(path, key, inner, value);
    if (Array.isArray(value)) return this.list(path, condition, value as readonly Json[]);
    if (key.startsWith('_')) {
      if (value === undefined) return leaf('unknown');
      return leaf(joinOf(key) === null ? 'ignored' : 'not_met');
    }
    if (value === undefined || (value !== null && !isJsonObject(value))) return this.unread([...path, key], inner);
    return this.condition([...path, key], inner, value === null ? null : own(value, key));
  }

  /** The innermost condition behind a relation that was not read. */
  private unread(path: readonly string[], condition: Json): ExplainedNode {
    const [key] = isJsonObject(condition) ? Object.keys(condition) : [];
    if (isJsonObject(condition) && key !== undefined && !key.startsWith('_'))
      return this.unread([...path, key], condition[key] ?? null);
    const filter = nested(path, condition);
    return { kind: 'condition', path: path.join('.'), filter, value: undefined, result: 'unknown' };
  }

  private list(path: readonly string[], condition: JsonObject, value: readonly Json[]): ExplainedList {
    const filter = nested(path, condition);
    const parts = value.map((related): ExplainedNode => {
      if (isJsonObject(related))
        return this.joined(
          'and',
          Object.entries(condition).map((entry) => this.entry(entry, related, path)),
        );
      return { kind: 'condition', path: path.join('.'), filter, value: undefined, result: 'unknown' };
    });
    return { kind: 'list', path: path.join('.'), filter, parts, result: listResult(parts.map(({ result }) => result)) };
  }

  private comparison(
    path: readonly string[],
    operator: Operator,
    operand: Json,
    read: Json | undefined,
  ): ExplainedCondition {
    const name = path.join('.');
    const value = read === undefined ? undefined : this.options.comparable(name, read);
    const isKnown = value !== undefined && !mentions(operand, this.options.unknownValues);
    const resolved = resolveDynamic({ [operator]: operand }, this.context)[operator] ?? null;
    return {
      kind: 'condition',
      path: name,
      filter: nested(path, { [operator]: operand }),
      value,
      result: isKnown ? (operatorTest(operator, resolved)(value) ? 'met' : 'not_met') : 'unknown',
    };
  }
}

/**
 * What each condition of a filter comes to for an item, with the semantics of `compileFilter`, except that a value which
 * the item was read without is unknown and not null. Null for `isMet` when the values that are not known decide.
 */
export const explainFilter = (
  filter: Filter,
  item: Item,
  context: FilterContext,
  options: ExplainOptions = PLAIN,
): FilterExplanation => {
  const tree = new Explainer(context, options).object(filter, item, 'and');
  return { tree, isMet: tree.result === 'unknown' ? null : tree.result !== 'not_met' };
};

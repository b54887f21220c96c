import { type ExplainedCondition, type ExplainedNode, scalarText } from '../../../../domain/filters';
import { ruleNodes } from '../../../../domain/permissions';
import { useText } from '../../../../kit';
import {
  type FilterFormatter,
  FilterSentence,
  filterSentence,
  formatFilterValue,
  pathName,
} from '../../../../parts/lists/filter-sentence';
import { classNames, Icon } from '../../../../ui';
import classes from './access-check.module.css';
import { RESULT_LOOKS } from './check-texts';

/** Related items of which the conditions are shown; the result counts all. */
const MAX_ITEMS = 5;

interface NodeProps<Node> {
  readonly node: Node;
  readonly formatter: FilterFormatter;
}

const Result = ({ node }: Pick<NodeProps<ExplainedNode>, 'node'>) => {
  const { t } = useText();
  const { text, icon } = RESULT_LOOKS[node.result];
  return (
    <span className={classNames(classes['result'], classes[node.result])}>
      <Icon name={icon} />
      {t(text)}
    </span>
  );
};

/** The sentence of a condition, or its JSON where no sentence says the same; and the value of the item. */
const Condition = ({ node, formatter }: NodeProps<ExplainedCondition>) => {
  const { t } = useText();
  const { filter, path, value } = node;
  const nodes = ruleNodes(filter);
  const text = value === undefined ? null : formatFilterValue(formatter, path, value);
  return (
    <span className={classes['words']}>
      {nodes === null ? (
        <code className={classes['code']}>{JSON.stringify(filter)}</code>
      ) : (
        <FilterSentence sentence={filterSentence(nodes, formatter)} />
      )}
      {text === null ? null : (
        <span className={classes['value']}>
          {value === null || text === '' ? t('check_value_empty') : t('check_value', { value: text })}
        </span>
      )}
    </span>
  );
};

const Group = ({ node, formatter }: NodeProps<Exclude<ExplainedNode, ExplainedCondition>>) => {
  const { t } = useText();
  if (node.kind === 'group') return <span>{t(node.join === 'and' ? 'check_all_of' : 'check_any_of')}</span>;
  const field = pathName(formatter, node.path);
  return <span>{t(node.parts.length === 0 ? 'check_list_empty' : 'check_list', { field })}</span>;
};

const Entry = ({ node, formatter }: NodeProps<ExplainedNode>) => {
  const { t, locale } = useText();
  const parts = node.kind === 'condition' ? [] : node.parts;
  const shown = node.kind === 'list' ? parts.slice(0, MAX_ITEMS) : parts;
  const more = parts.length - shown.length;
  return (
    <li
      className={classes['entry']}
      data-result={node.result}
      data-condition={node.kind === 'condition' ? node.path : undefined}
      data-value={node.kind === 'condition' ? scalarText(node.value ?? null) : undefined}
    >
      <div className={classes['line']}>
        <Result node={node} />
        {node.kind === 'condition' ? (
          <Condition node={node} formatter={formatter} />
        ) : (
          <Group node={node} formatter={formatter} />
        )}
      </div>
      {shown.length === 0 ? null : (
        <ul className={classes['tree']}>
          {shown.map((part, index) => (
            // The parts of a rule have no identity but their place.
            <Entry key={`${index}`} node={part} formatter={formatter} />
          ))}
        </ul>
      )}
      {more === 0 ? null : (
        <p className={classes['note']}>
          {t('check_list_more', { number: new Intl.NumberFormat(locale.code).format(more) })}
        </p>
      )}
    </li>
  );
};

interface RuleTreeProps {
  readonly tree: ExplainedNode;
  readonly formatter: FilterFormatter;
}

/** The conditions of a rule as an indented list of sentences, each with its result for the item. */
export const RuleTree = ({ tree, formatter }: RuleTreeProps) => (
  <ul className={classes['tree']}>
    <Entry node={tree} formatter={formatter} />
  </ul>
);

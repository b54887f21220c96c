import { useMemo } from 'react';
import type { OpenRule } from '../../../../application/access';
import { resolveDynamic } from '../../../../domain/filters';
import { ruleNodes, ruleViolations } from '../../../../domain/permissions';
import { formatNumber } from '../../../../kernel';
import { useStream, useText } from '../../../../kit';
import { FilterBuilder } from '../../../../parts/lists/filter-builder';
import { DocsLink } from '../../../../parts/page/docs-link';
import { Notice } from '../../../../ui';
import classes from './permission-drawer.module.css';
import type { FilterPart, PermissionDrawerViewModel } from './permission-drawer.view-model';
import { RuleJson } from './rule-json';

interface FilterTabProps {
  readonly part: FilterPart;
  readonly rule: OpenRule;
  readonly view: PermissionDrawerViewModel;
  readonly readonly: boolean;
}

/** Values for the variables: whether the server can evaluate a validation does not depend on them. */
const SAMPLE = { user: 'user', role: 'role', now: 0 };

/** The filter as a tree of conditions, in words above; or why it can't be shown as one. */
const Conditions = ({ part, rule, view, readonly }: FilterTabProps) => {
  const { t } = useText();
  const { stored, values, faults } = rule;
  const fault = faults[part];
  const isTree = useMemo(() => ruleNodes(values[part]) !== null, [values, part]);
  if (fault !== undefined && fault.kind !== 'incomplete') return <Notice tone="neutral">{t('rule_json_first')}</Notice>;
  if (!isTree) return <Notice tone="neutral">{t('rule_only_json')}</Notice>;
  return (
    <fieldset className={classes['plain']} disabled={readonly} aria-label={t('rule_conditions')}>
      <FilterBuilder editing={view.editors[part]} collection={stored.collection} names={view.names} />
    </fieldset>
  );
};

const NOTE_TEXTS = {
  counting: 'rule_matches_counting',
  user_needed: 'rule_matches_user',
  refused: 'rule_matches_refused',
  not_counted: 'rule_matches_failed',
} as const;

/** How many items of the collection the conditions match now, or why that is not known. */
const RuleMatchNote = ({ view }: Pick<FilterTabProps, 'view'>) => {
  const { t, locale } = useText();
  const match = useStream(view.matches$);
  return (
    <p role="status" className={classes['matches']} data-rule-matches={match?.kind}>
      {match === null
        ? null
        : match.kind === 'counted'
          ? t('rule_matches', {
              number: formatNumber(match.number, locale.code),
              total: formatNumber(match.total, locale.code),
            })
          : t(NOTE_TEXTS[match.kind])}
    </p>
  );
};

/** Item permissions or validation: conditions, and the same filter as JSON beside them. */
export const FilterTab = (props: FilterTabProps) => {
  const { t } = useText();
  const { part, rule } = props;
  const { validation } = rule.values;
  const isUnusable = useMemo(
    () =>
      part === 'validation' && validation !== null && ruleViolations(resolveDynamic(validation, SAMPLE), {}) === null,
    [part, validation],
  );
  return (
    <>
      <p className={classes['text']}>{t(`rule_${part}_text`)}</p>
      <DocsLink
        page={`guides/administration/permission-rules#${part === 'validation' ? 'field-validation' : 'item-permissions'}`}
      />
      {isUnusable ? (
        <Notice tone="warning" role="status">
          {t('rule_validation_unusable')}
        </Notice>
      ) : null}
      <div className={classes['pair']}>
        <section className={classes['half']} aria-label={t('rule_conditions')}>
          <h2 className={classes['heading']}>{t('rule_conditions')}</h2>
          {part === 'permissions' ? <RuleMatchNote view={props.view} /> : null}
          <Conditions {...props} />
        </section>
        <section className={classes['half']} aria-label={t('rule_json')}>
          <h2 className={classes['heading']}>{t('rule_json')}</h2>
          <RuleJson {...props} />
        </section>
      </div>
    </>
  );
};

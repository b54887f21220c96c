import { useMemo } from 'react';
import type { ItemNames } from '../../../application/filters';
import { type PermissionRules, type PermissionTab, ruleNodes } from '../../../domain/permissions';
import { fieldOf, type Schema } from '../../../domain/schema';
import type { JsonObject } from '../../../kernel';
import { useText } from '../../../kit';
import { FilterSentence, filterSentence, useFilterFormatter } from '../../../parts/lists/filter-sentence';
import classes from './rule-summary.module.css';

interface PartProps {
  readonly schema: Schema;
  readonly collection: string;
  readonly names: ItemNames;
}

/** Conditions in a sentence, or as JSON where they can't be shown as conditions. */
const Conditions = ({ filter, collection, names }: Omit<PartProps, 'schema'> & { readonly filter: JsonObject }) => {
  const known = useMemo(() => ruleNodes(filter), [filter]);
  const nodes = useMemo(() => known ?? [], [known]);
  const formatter = useFilterFormatter(collection, names, nodes);
  return known === null ? (
    <code className={classes['json']}>{JSON.stringify(filter)}</code>
  ) : (
    <FilterSentence sentence={filterSentence(nodes, formatter)} />
  );
};

const Fields = ({ fields, schema, collection }: Omit<PartProps, 'names'> & Pick<PermissionRules, 'fields'>) => {
  const { t, locale, fieldName } = useText();
  if (fields === null || fields.length === 0) return t('role_compare_no_fields');
  if (fields.includes('*')) return t('rule_fields_every');
  const names = fields.map((name) => {
    const field = fieldOf(schema, collection, name);
    return field === null ? name : fieldName(field);
  });
  return <bdi>{new Intl.ListFormat(locale.code, { type: 'unit' }).format(names)}</bdi>;
};

const isEmpty = (value: JsonObject | null): boolean => value === null || Object.keys(value).length === 0;

/** Parts of a permission in words. */
export const RuleSummary = ({
  rules,
  parts,
  ...place
}: PartProps & { readonly rules: PermissionRules; readonly parts: readonly PermissionTab[] }) => {
  const { t } = useText();
  return (
    <dl className={classes['parts']}>
      {parts.map((part) => {
        const filter = part === 'fields' ? null : rules[part];
        return (
          <div key={part} data-part={part}>
            <dt>{t(`rule_tab_${part}`)}</dt>
            <dd>
              {part === 'fields' ? (
                <Fields fields={rules.fields} {...place} />
              ) : filter === null || isEmpty(filter) ? (
                t('role_compare_unset')
              ) : part === 'presets' ? (
                <code className={classes['json']}>{JSON.stringify(filter)}</code>
              ) : (
                <Conditions filter={filter} {...place} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

import { useMemo } from 'react';
import type { OpenRule } from '../../../../application/access';
import { SchemaStore } from '../../../../application/data-model';
import { checkedFields, storedFields, unknownFields, withField } from '../../../../domain/permissions';
import { fieldsOf, isNoData } from '../../../../domain/schema';
import { useService, useStream, useText } from '../../../../kit';
import { DocsLink } from '../../../../parts/page/docs-link';
import { Button, Checkbox, Notice } from '../../../../ui';
import classes from './permission-drawer.module.css';
import type { PermissionDrawerViewModel } from './permission-drawer.view-model';

interface FieldsTabProps {
  readonly rule: OpenRule;
  readonly view: PermissionDrawerViewModel;
  readonly readonly: boolean;
}

/** The fields that the action may use. */
export const FieldsTab = ({ rule, view, readonly }: FieldsTabProps) => {
  const { t, fieldName } = useText();
  const { collection } = rule.stored;
  const { fields } = rule.values;
  const schema = useStream(useService(SchemaStore).schema$);
  const known = useMemo(() => fieldsOf(schema, collection).filter((field) => !isNoData(field)), [schema, collection]);
  const all = useMemo(() => known.map(({ field }) => field), [known]);
  const checked = checkedFields(fields, all);
  const unknown = unknownFields(fields, all);
  const isAll = fields?.includes('*') === true;
  return (
    <>
      <p className={classes['text']}>{t('rule_fields_text')}</p>
      <DocsLink page="guides/administration/permission-rules#field-permissions" />
      <div className={classes['bar']}>
        <span role="status" className={classes['count']}>
          {isAll ? t('rule_fields_every') : t('rule_fields_count', { chosen: checked.length, total: all.length })}
        </span>
        <Button
          size="small"
          icon="done_all"
          disabledReason={isAll ? t('rule_fields_every') : undefined}
          onClick={() => view.rule.change('fields', storedFields([...all, ...unknown], all) ?? ['*'])}
        >
          {t('rule_fields_all')}
        </Button>
        <Button
          size="small"
          icon="close"
          disabledReason={fields === null || fields.length === 0 ? t('rule_fields_none_chosen') : undefined}
          onClick={() => view.rule.change('fields', null)}
        >
          {t('rule_fields_none')}
        </Button>
      </div>
      <div role="group" aria-label={t('rule_tab_fields')} className={classes['fields']}>
        {known.map((field) => (
          <Checkbox
            key={field.field}
            checked={checked.includes(field.field)}
            disabled={readonly}
            onChange={(isChosen) => view.rule.change('fields', withField(fields, all, field.field, isChosen))}
          >
            <bdi>{fieldName(field)}</bdi> <code className={classes['key']}>{field.field}</code>
          </Checkbox>
        ))}
      </div>
      {unknown.length === 0 ? null : (
        <Notice tone="warning" title={t('rule_fields_unknown')}>
          <div role="group" aria-label={t('rule_fields_unknown')} className={classes['fields']}>
            {unknown.map((name) => (
              <Checkbox
                key={name}
                checked
                disabled={readonly}
                onChange={() => view.rule.change('fields', withField(fields, all, name, false))}
              >
                <code className={classes['key']}>{name}</code>
              </Checkbox>
            ))}
          </div>
        </Notice>
      )}
    </>
  );
};

import { useMemo } from 'react';
import type { OpenRule } from '../../../../application/access';
import { SchemaStore } from '../../../../application/data-model';
import { dynamicPresets, dynamicValuesFor, presetFields } from '../../../../domain/permissions';
import { fieldOf } from '../../../../domain/schema';
import type { JsonObject } from '../../../../kernel';
import { type TextKey, useService, useStream, useText } from '../../../../kit';
import { OptionForm } from '../../../../parts/item/option-form';
import { Button, Chip, Menu, Notice } from '../../../../ui';
import classes from './permission-drawer.module.css';
import type { PermissionDrawerViewModel } from './permission-drawer.view-model';
import { RuleJson } from './rule-json';

interface PresetsTabProps {
  readonly rule: OpenRule;
  readonly view: PermissionDrawerViewModel;
  readonly readonly: boolean;
}

const VARIABLE_TEXTS: Readonly<Record<string, TextKey>> = {
  $CURRENT_USER: 'rule_dynamic_user',
  $CURRENT_ROLE: 'rule_dynamic_role',
  $NOW: 'rule_dynamic_now',
};

const withoutPreset = (presets: JsonObject, name: string): JsonObject | null => {
  const left = Object.entries(presets).filter(([field]) => field !== name);
  return left.length === 0 ? null : Object.fromEntries(left);
};

/** Presets that the server fills in when an item is written, as tokens, and a menu of those that fit a field. */
const DynamicPresets = ({ rule, view, readonly }: PresetsTabProps) => {
  const { t, fieldName } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { collection } = rule.stored;
  const presets = rule.values.presets ?? {};
  const chosen = dynamicPresets(presets);
  const offers = dynamicValuesFor(schema, collection).filter(({ field }) => !Object.hasOwn(presets, field.field));
  const labelOf = (name: string, variable: string): string => {
    const field = fieldOf(schema, collection, name);
    const text = VARIABLE_TEXTS[variable];
    return t('rule_dynamic_value', {
      field: field === null ? name : fieldName(field),
      value: text === undefined ? variable : t(text),
    });
  };
  if (chosen.length === 0 && offers.length === 0) return null;
  const label = t('rule_dynamic_add');
  return (
    <div className={classes['bar']} role="group" aria-label={t('rule_dynamic')}>
      {chosen.map(({ name, variable }) => (
        <Chip
          key={name}
          variant="token"
          removeLabel={t('rule_dynamic_remove', { preset: labelOf(name, variable) })}
          onRemove={() => view.rule.change('presets', withoutPreset(presets, name))}
        >
          <bdi>{labelOf(name, variable)}</bdi>
        </Chip>
      ))}
      {offers.length === 0 || readonly ? null : (
        <Menu
          label={label}
          trigger={
            <Button size="small" icon="add">
              {label}
            </Button>
          }
          entries={offers.map(({ field, variable }) => ({
            key: field.field,
            label: labelOf(field.field, variable),
            onSelect: () => view.rule.change('presets', { ...presets, [field.field]: variable }),
          }))}
        />
      )}
    </div>
  );
};

/** The values that an item has without being given others: in the form of the collection, and as JSON beside it. */
export const PresetsTab = (props: PresetsTabProps) => {
  const { t } = useText();
  const { rule, view, readonly } = props;
  const { collection } = rule.stored;
  const { presets } = rule.values;
  const schema = useStream(useService(SchemaStore).schema$);
  const dynamic = dynamicPresets(presets ?? {})
    .map(({ name }) => name)
    .join();
  const fields = useMemo(
    () => presetFields(schema, collection).filter(({ field }) => !dynamic.split(',').includes(field)),
    [schema, collection, dynamic],
  );
  return (
    <>
      <p className={classes['text']}>{t('rule_presets_text')}</p>
      <div className={classes['pair']}>
        <section className={classes['half']} aria-label={t('rule_values')}>
          <h2 className={classes['heading']}>{t('rule_values')}</h2>
          {rule.faults.presets === undefined ? (
            <>
              <DynamicPresets {...props} />
              <OptionForm
                key={dynamic}
                fields={fields}
                value={presets}
                readonly={readonly}
                onChange={(values) => view.rule.change('presets', values)}
              />
            </>
          ) : (
            <Notice tone="neutral">{t('rule_json_first')}</Notice>
          )}
        </section>
        <section className={classes['half']} aria-label={t('rule_json')}>
          <h2 className={classes['heading']}>{t('rule_json')}</h2>
          <RuleJson part="presets" {...props} />
        </section>
      </div>
    </>
  );
};

import { useMemo } from 'react';
import { SchemaStore } from '../../../../application/data-model';
import type { FieldSetup, SetupChange } from '../../../../domain/data-model';
import { entryFields } from '../../../../domain/items';
import { fieldsPointingTo, type WizardTab } from '../../../../domain/relations';
import { FIELD_TYPES, type FieldType, fieldOf, isPrimaryKey, isRelational } from '../../../../domain/schema';
import type { Json, JsonObject } from '../../../../kernel';
import { useService, useStream, useText } from '../../../../kit';
import { OptionForm } from '../../../../parts/item/option-form';
import { Field, Notice, Select } from '../../../../ui';
import { ContributionTab } from './contribution-tab';
import {
  appearanceChanges,
  appearanceFields,
  appearanceValues,
  columnChanges,
  columnFields,
  columnValues,
} from './field-forms';
import type { FieldDrawerViewModel } from './field-drawer.view-model';
import { KeyInput } from './quick-translations';
import { RelationTab } from './relation-tab';

import classes from './field-drawer.module.css';

/** Types that a new field can have. */
const TYPES: readonly FieldType[] = FIELD_TYPES.filter(
  (type) => type !== 'alias' && type !== 'unknown' && type !== 'binary',
);

interface TabProps {
  readonly view: FieldDrawerViewModel;
  readonly setup: FieldSetup;
  readonly readonly: boolean;
}

const useChanges = ({ session }: FieldDrawerViewModel) =>
  useMemo(() => (changes: readonly SetupChange[]) => changes.forEach((change) => session.change(change)), [session]);

/** A form of some members of the setup. */
const MembersForm = ({
  definitions,
  values,
  readonly,
  onChange,
}: {
  readonly definitions: readonly JsonObject[];
  readonly values: JsonObject;
  readonly readonly: boolean;
  readonly onChange: (values: JsonObject | null) => void;
}) => {
  const { locale } = useText();
  const fields = useMemo(() => entryFields({ fields: definitions }, locale.code), [definitions, locale]);
  return <OptionForm fields={fields} value={values} readonly={readonly} onChange={onChange} />;
};

const SchemaTab = ({ view, setup, readonly }: TabProps) => {
  const { t } = useText();
  const change = useChanges(view);
  const { session } = view;
  const isNew = session.place.field === null;
  const schema = useStream(useService(SchemaStore).schema$);
  const existing = isNew ? null : fieldOf(schema, setup.collection, setup.field);
  const pointing = useMemo(() => fieldsPointingTo(schema, setup.collection), [schema, setup.collection]);
  const definitions = useMemo(
    () => columnFields(t, setup, existing !== null && isPrimaryKey(existing)),
    [t, setup, existing],
  );
  return (
    <div className={classes['tab']}>
      <div className={classes['pair']}>
        <KeyInput session={session} readonly={readonly} />
        {setup.localType === 'presentation' ? null : (
          <Field name="type" label={t('field_type')} required={t('required')}>
            <Select
              value={setup.type ?? ''}
              readOnly={!isNew || readonly || isRelational(setup.localType)}
              placeholder={setup.type === null ? t('type_choose') : undefined}
              options={
                setup.type === null || TYPES.includes(setup.type)
                  ? TYPES.map((type) => ({ value: type, label: type }))
                  : [{ value: setup.type, label: setup.type }]
              }
              onChange={(type) => change([{ part: 'type', type: type as FieldType }])}
            />
          </Field>
        )}
      </div>
      {definitions.length === 0 ? null : (
        <MembersForm
          key={`${setup.type}-${setup.localType}`}
          definitions={definitions}
          values={columnValues(setup)}
          readonly={readonly}
          onChange={(values) => change(columnChanges(setup, values))}
        />
      )}
      {isNew || definitions.length === 0 || pointing.length === 0 ? null : (
        <Notice tone="warning">{t('column_change_warning', { fields: pointing.join(', ') })}</Notice>
      )}
    </div>
  );
};

const isSet = (member: Json | undefined): boolean =>
  member !== undefined && member !== null && !(Array.isArray(member) && member.length === 0);

const FieldTab = ({ view, setup, readonly }: TabProps) => {
  const { t } = useText();
  const change = useChanges(view);
  const definitions = useMemo(() => appearanceFields(t), [t]);
  const { conditions, validation, required } = setup.meta;
  const rules = [
    isSet(conditions) ? t('field_has_conditions') : null,
    isSet(validation) ? t('field_has_validation') : null,
    required === true ? t('field_is_required') : null,
  ].filter((rule) => rule !== null);
  return (
    <div className={classes['tab']}>
      {rules.length === 0 ? null : (
        <Notice title={t('field_rules_kept')}>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Notice>
      )}
      <MembersForm
        definitions={definitions}
        values={appearanceValues(setup)}
        readonly={readonly}
        onChange={(values) => change(appearanceChanges(values))}
      />
    </div>
  );
};

/** The content of a tab. */
export const SetupTab = ({ tab, ...props }: TabProps & { readonly tab: WizardTab }) => {
  const change = useChanges(props.view);
  const schema = useStream(useService(SchemaStore).schema$);
  const { setup, readonly } = props;
  switch (tab) {
    case 'schema':
      return <SchemaTab {...props} />;
    case 'relationship':
    case 'translations':
      return setup.map === null ? null : (
        <RelationTab
          schema={schema}
          map={setup.map}
          part={setup.localType !== 'translations' ? 'whole' : tab === 'relationship' ? 'to_junction' : 'from_junction'}
          readonly={readonly}
          onChange={(mapChange) => change([{ part: 'relation', change: mapChange }])}
        />
      );
    case 'field':
      return <FieldTab {...props} />;
    case 'interface':
    case 'display':
      return <ContributionTab kind={tab} setup={setup} readonly={readonly} onChange={(each) => change([each])} />;
  }
};

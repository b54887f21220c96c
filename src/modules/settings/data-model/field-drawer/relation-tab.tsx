import { inputDenied, inputsOf } from '../../../../domain/relations';
import { databaseName, ON_DELETE, type OnDelete } from '../../../../domain/schema';
import { type TextKey, useText } from '../../../../kit';
import { Checkbox, Field, Input, Notice, Select } from '../../../../ui';
import { relatedOf, RelationMapView, type RelationTabProps } from './relation-map';
import classes from './relation-tab.module.css';

const RULES = {
  'SET NULL': 'on_delete_set_null',
  'SET DEFAULT': 'on_delete_set_default',
  CASCADE: 'on_delete_cascade',
  'NO ACTION': 'on_delete_no_action',
} as const satisfies Readonly<Record<(typeof ON_DELETE)[number], TextKey>>;

const OtherSide = ({ map, readonly, onChange }: RelationTabProps) => {
  const { t } = useText();
  if (!inputsOf(map).includes('corresponding')) return null;
  const name = (map.far ?? map.near).meta.one_field ?? '';
  return (
    <Field name="corresponding" label={t('relation_other_side')}>
      <div className={classes['other']}>
        <Checkbox
          checked={map.corresponding}
          disabled={readonly}
          onChange={(checked) => onChange({ input: 'corresponding', value: checked })}
        >
          {t('relation_other_side_add')}
        </Checkbox>
        {map.corresponding && map.kind !== 'o2m' ? (
          <Input
            mono
            aria-label={t('relation_other_side_name')}
            value={name}
            readOnly={readonly}
            onChange={(text) => onChange({ input: 'corresponding', value: databaseName(text) || true })}
          />
        ) : null}
      </div>
    </Field>
  );
};

/** What the relation means, in words. */
const RelationText = ({ map, part }: RelationTabProps) => {
  const { t } = useText();
  const { collection, kind } = map;
  const related = relatedOf(map);
  const key = part === 'from_junction' ? 'relation_text_languages' : (`relation_text_${kind}` as const);
  return <p className={classes['text']}>{t(key, { collection, related: related === '' ? '…' : related })}</p>;
};

/** What deleting an item, or removing it from the list, does to the rows that point to it. */
const DeletionRules = ({ schema, map, readonly, onChange }: RelationTabProps) => {
  const { t } = useText();
  const stored = schema.relations.get(map.near.collection)?.find(({ field }) => field === map.near.field)?.schema;
  const isRuleChanged = map.existing && stored != null && stored.on_delete !== map.near.schema?.on_delete;
  const denial = inputDenied(map, 'on_delete');
  return (
    <div className={classes['rules']}>
      {inputsOf(map).includes('one_deselect_action') ? (
        <Field name="one_deselect_action" label={t('relation_deselect')}>
          <Select
            value={map.near.meta.one_deselect_action ?? 'nullify'}
            readOnly={readonly}
            options={(['nullify', 'delete'] as const).map((value) => ({ value, label: t(`deselect_${value}`) }))}
            onChange={(value) => onChange({ input: 'one_deselect_action', value: value as 'nullify' | 'delete' })}
          />
        </Field>
      ) : null}
      {map.near.schema === null ? null : (
        <Field
          name="on_delete"
          label={t('relation_on_delete')}
          {...(denial === 'self_reference' && { note: t('input_self_reference') })}
        >
          <Select
            value={map.near.schema.on_delete}
            readOnly={readonly || denial !== false}
            options={ON_DELETE.map((value) => ({ value, label: t(RULES[value]) }))}
            onChange={(value) => onChange({ input: 'on_delete', value: value as OnDelete })}
          />
        </Field>
      )}
      {isRuleChanged ? <Notice tone="warning">{t('on_delete_change_warning')}</Notice> : null}
    </div>
  );
};

/** The relation of a field: its collections and columns, the field on the other side, and what deletions do. */
export const RelationTab = (props: RelationTabProps) => {
  const { map, part, readonly, onChange } = props;
  const { t } = useText();
  const hasAutoFill = inputsOf(map).includes('auto_fill') && !map.existing && part !== 'from_junction';
  return (
    <div className={classes['tab']}>
      <RelationText {...props} />
      {hasAutoFill ? (
        <Checkbox
          checked={map.autoFill}
          disabled={readonly}
          onChange={(value) => onChange({ input: 'auto_fill', value })}
        >
          {t('relation_auto_fill')}
        </Checkbox>
      ) : null}
      <RelationMapView {...props} />
      {part === 'from_junction' ? null : (
        <>
          <OtherSide {...props} />
          <DeletionRules {...props} />
        </>
      )}
    </div>
  );
};

import { useId, type ReactNode } from 'react';
import {
  anyCollections,
  inputDenied,
  inputsOf,
  type InputDenial,
  type MapChange,
  matchingCollections,
  relatableCollections,
  type RelationInput,
  type RelationMap,
  sortFieldOptions,
} from '../../../../domain/relations';
import { databaseName, ON_DELETE, type OnDelete, type Schema } from '../../../../domain/schema';
import { type TextKey, useText } from '../../../../kit';
import { Checkbox, Field, Input, Notice, Select, StatusLabel } from '../../../../ui';
import classes from './relation-tab.module.css';

const DENIALS = {
  not_of_this_kind: null,
  exists_already: 'input_exists_already',
  filled_automatically: 'input_filled',
  always_files: 'input_always_files',
  self_reference: 'input_self_reference',
} as const satisfies Readonly<Record<InputDenial, TextKey | null>>;

const RULES = {
  'SET NULL': 'on_delete_set_null',
  'SET DEFAULT': 'on_delete_set_default',
  CASCADE: 'on_delete_cascade',
  'NO ACTION': 'on_delete_no_action',
} as const satisfies Readonly<Record<(typeof ON_DELETE)[number], TextKey>>;

export interface RelationTabProps {
  readonly schema: Schema;
  readonly map: RelationMap;
  readonly readonly: boolean;
  readonly onChange: (change: MapChange) => void;
}

interface NameInputProps extends RelationTabProps {
  readonly input: Extract<
    RelationInput,
    'related_collection' | 'junction_collection' | 'near_field' | 'far_field' | 'one_collection_field' | 'sort_field'
  >;
  readonly label: string;
  readonly value: string;
  readonly suggestions?: readonly string[] | undefined;
}

/** A name of a collection or column: typed, or chosen from those that exist. */
const NameInput = ({ map, readonly, onChange, input, label, value, suggestions = [] }: NameInputProps) => {
  const { t } = useText();
  const list = useId();
  if (!inputsOf(map).includes(input)) return null;
  const denial = inputDenied(map, input);
  const reason = denial === false ? null : DENIALS[denial];
  return (
    <Field name={input} label={label} {...(reason !== null && { note: t(reason) })}>
      <Input
        mono
        autoComplete="off"
        value={value}
        readOnly={readonly || denial !== false}
        list={suggestions.length > 0 ? list : undefined}
        onChange={(text) =>
          onChange({ input, value: suggestions.includes(text) ? text : databaseName(text) } as MapChange)
        }
      />
      {suggestions.length > 0 ? (
        <datalist id={list}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      ) : null}
    </Field>
  );
};

interface PaneProps {
  readonly schema: Schema;
  readonly collection: string;
  readonly isOwn?: boolean | undefined;
  readonly children: ReactNode;
}

/** One collection of the map. */
const Pane = ({ schema, collection, isOwn = false, children }: PaneProps) => {
  const { t } = useText();
  const isNew = collection !== '' && !schema.collections.has(collection);
  return (
    <section className={classes['pane']} data-new={isNew || undefined}>
      <header className={classes['head']}>
        <code>{collection === '' ? '…' : collection}</code>
        {isOwn ? <StatusLabel tone="neutral">{t('relation_this')}</StatusLabel> : null}
        {isNew ? <StatusLabel tone="info">{t('relation_new')}</StatusLabel> : null}
      </header>
      {children}
    </section>
  );
};

const Shown = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Field name={label} label={label}>
    <Input mono readOnly value={value} onChange={() => undefined} />
  </Field>
);

/** The collections that the relation connects, side by side. */
const RelationMapView = (props: RelationTabProps) => {
  const { schema, map } = props;
  const { t } = useText();
  const { near, far, collection, field, kind } = map;
  const { collections, system } = relatableCollections(schema);
  const targets = [...collections, ...system];
  const related =
    far === null
      ? kind === 'o2m'
        ? near.collection
        : (near.related_collection ?? '')
      : (far.related_collection ?? '');
  const sortFields = sortFieldOptions(schema, map).flatMap((each) => (each.disabled === false ? [each.field] : []));
  const keyInputs = (
    <>
      <NameInput {...props} input="near_field" label={t('relation_key_to', { collection })} value={near.field} />
      {far === null ? null : (
        <NameInput
          {...props}
          input="far_field"
          label={t('relation_key_to', { collection: related === '' ? '…' : related })}
          value={far.field}
        />
      )}
      <NameInput
        {...props}
        input="one_collection_field"
        label={t('relation_collection_field')}
        value={far?.meta.one_collection_field ?? ''}
      />
      <NameInput
        {...props}
        input="sort_field"
        label={t('relation_sort_field')}
        value={near.meta.sort_field ?? ''}
        suggestions={sortFields}
      />
    </>
  );
  return (
    <div className={classes['map']}>
      <Pane schema={schema} collection={collection} isOwn>
        <Shown label={t('relation_this_field')} value={field} />
      </Pane>
      {far === null ? null : (
        <Pane schema={schema} collection={near.collection}>
          <NameInput
            {...props}
            input="junction_collection"
            label={t('relation_junction')}
            value={near.collection}
            suggestions={collections}
          />
          {keyInputs}
        </Pane>
      )}
      {kind === 'm2a' ? null : (
        <Pane schema={schema} collection={related}>
          <NameInput
            {...props}
            input="related_collection"
            label={t('relation_related')}
            value={related}
            suggestions={targets}
          />
          {far === null ? keyInputs : null}
        </Pane>
      )}
    </div>
  );
};

const AllowedCollections = ({ schema, map, readonly, onChange }: RelationTabProps) => {
  const { t } = useText();
  if (map.kind !== 'm2a') return null;
  const allowed = map.far?.meta.one_allowed_collections ?? [];
  return (
    <Field name="one_allowed_collections" label={t('relation_allowed')} required={t('required')}>
      <div className={classes['choices']}>
        {anyCollections(schema).map((name) => (
          <Checkbox
            key={name}
            checked={allowed.includes(name)}
            disabled={readonly}
            onChange={(checked) =>
              onChange({
                input: 'one_allowed_collections',
                value: checked ? [...allowed, name] : allowed.filter((each) => each !== name),
              })
            }
          >
            <code>{name}</code>
          </Checkbox>
        ))}
      </div>
    </Field>
  );
};

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

/** The relation of a field: its collections and columns, the field on the other side, and what deletions do. */
export const RelationTab = (props: RelationTabProps) => {
  const { schema, map, readonly, onChange } = props;
  const { t } = useText();
  const inputs = inputsOf(map);
  const ruleDenial = inputDenied(map, 'on_delete');
  const matches = map.existing ? [] : matchingCollections(schema, map);
  return (
    <div className={classes['tab']}>
      {inputs.includes('auto_fill') && !map.existing ? (
        <Checkbox
          checked={map.autoFill}
          disabled={readonly}
          onChange={(value) => onChange({ input: 'auto_fill', value })}
        >
          {t('relation_auto_fill')}
        </Checkbox>
      ) : null}
      <RelationMapView {...props} />
      {matches.length === 0 ? null : <Notice>{t('relation_matches', { collections: matches.join(', ') })}</Notice>}
      <AllowedCollections {...props} />
      <OtherSide {...props} />
      <div className={classes['rules']}>
        {inputs.includes('one_deselect_action') ? (
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
            {...(ruleDenial === 'self_reference' && { note: t('input_self_reference') })}
          >
            <Select
              value={map.near.schema.on_delete}
              readOnly={readonly || ruleDenial !== false}
              options={ON_DELETE.map((value) => ({ value, label: t(RULES[value]) }))}
              onChange={(value) => onChange({ input: 'on_delete', value: value as OnDelete })}
            />
          </Field>
        )}
      </div>
    </div>
  );
};

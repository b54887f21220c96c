import { type ReactNode, useId } from 'react';
import {
  anyCollections,
  inputDenied,
  type InputDenial,
  inputsOf,
  keyOf,
  keyOfRelated,
  type MapChange,
  matchingCollections,
  relatableCollections,
  type RelationInput,
  type RelationMap,
  sortFieldOptions,
} from '../../../../domain/relations';
import { databaseName, type Schema } from '../../../../domain/schema';
import { type TextKey, useText } from '../../../../kit';
import { Checkbox, Field, Input, StatusLabel } from '../../../../ui';
import classes from './relation-tab.module.css';

const DENIALS = {
  not_of_this_kind: null,
  exists_already: 'input_exists_already',
  filled_automatically: 'input_filled',
  always_files: 'input_always_files',
  self_reference: 'input_self_reference',
} as const satisfies Readonly<Record<InputDenial, TextKey | null>>;

export interface RelationTabProps {
  /** What the tab sets up: the relation, or one half of that of translations, with its junction. */
  readonly part: 'whole' | 'to_junction' | 'from_junction';
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
  readonly map: RelationMap;
  /** Empty until it is chosen. */
  readonly collection: string;
  readonly children: ReactNode;
}

/** One collection of the map: whether it is that of the field, exists, or will be created. */
const Pane = ({ schema, map, collection, children }: PaneProps) => {
  const { t } = useText();
  const isNew = collection !== '' && !schema.collections.has(collection);
  const isMatch = !map.existing && matchingCollections(schema, map).includes(collection);
  return (
    <section className={classes['pane']} data-new={isNew || undefined}>
      <header className={classes['head']}>
        <code>{collection === '' ? '…' : collection}</code>
        {collection === map.collection ? <StatusLabel tone="neutral">{t('relation_this')}</StatusLabel> : null}
        {isNew ? <StatusLabel tone="info">{t('relation_new')}</StatusLabel> : null}
        {isMatch ? <StatusLabel tone="success">{t('relation_exists')}</StatusLabel> : null}
      </header>
      {children}
    </section>
  );
};

const Shown = ({ name, label, value }: { readonly name: string; readonly label: string; readonly value: string }) => (
  <Field name={name} label={label}>
    <Input mono readOnly value={value} onChange={() => undefined} />
  </Field>
);

/** How many items of the collection before belong to how many of the one after it; the text above the map says it. */
const Connector = ({ ratio }: { readonly ratio: '1 : n' | 'n : 1' }) => (
  <span className={classes['connector']} aria-hidden>
    {ratio}
  </span>
);

/** The collections that a many-to-any relation leads to. */
const AllowedCollections = ({ schema, map, readonly, onChange }: RelationTabProps) => {
  const { t } = useText();
  const allowed = map.far?.meta.one_allowed_collections ?? [];
  return (
    <section className={classes['pane']}>
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
    </section>
  );
};

/** The other side of the relation of a field; empty until it is chosen. */
export const relatedOf = ({ near, far, kind }: RelationMap): string =>
  (kind === 'o2m' ? near.collection : (far ?? near).related_collection) ?? '';

/** The collections that the relation connects, side by side. */
export const RelationMapView = (props: RelationTabProps) => {
  const { schema, map, part } = props;
  const { t } = useText();
  const { near, far, collection, field, kind } = map;
  const { collections, system } = relatableCollections(schema);
  const related = relatedOf(map);
  const sortFields = sortFieldOptions(schema, map).flatMap((each) => (each.disabled === false ? [each.field] : []));
  const pane = { schema, map };
  const nearField = (
    <NameInput {...props} input="near_field" label={t('relation_key_to', { collection })} value={near.field} />
  );
  const sortField = (
    <NameInput
      {...props}
      input="sort_field"
      label={t('relation_sort_field')}
      value={near.meta.sort_field ?? ''}
      suggestions={sortFields}
    />
  );
  return (
    <div className={classes['map']}>
      {part === 'from_junction' ? null : (
        <>
          <Pane {...pane} collection={collection}>
            {kind === 'm2o' || kind === 'file' ? null : (
              <Shown name="own_key" label={t('primary_key')} value={keyOf(schema, collection).name} />
            )}
            <Shown name="this_field" label={t('relation_this_field')} value={field} />
          </Pane>
          <Connector ratio={kind === 'm2o' || kind === 'file' ? 'n : 1' : '1 : n'} />
        </>
      )}
      {far === null ? null : (
        <Pane {...pane} collection={near.collection}>
          {part === 'from_junction' ? null : (
            <>
              <NameInput
                {...props}
                input="junction_collection"
                label={t('relation_junction')}
                value={near.collection}
                suggestions={collections}
              />
              {nearField}
            </>
          )}
          {part === 'to_junction' ? null : (
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
            value={far.meta.one_collection_field ?? ''}
          />
          {part === 'from_junction' ? null : sortField}
        </Pane>
      )}
      {far === null || part === 'to_junction' ? null : <Connector ratio="n : 1" />}
      {part === 'to_junction' ? null : kind === 'm2a' ? (
        <AllowedCollections {...props} />
      ) : (
        <Pane {...pane} collection={related}>
          <NameInput
            {...props}
            input="related_collection"
            label={t('relation_related')}
            value={related}
            suggestions={[...collections, ...system]}
          />
          {kind === 'o2m' ? (
            <>
              {nearField}
              {sortField}
            </>
          ) : (
            <Shown name="related_key" label={t('primary_key')} value={keyOfRelated(schema, related, kind).name} />
          )}
        </Pane>
      )}
    </div>
  );
};

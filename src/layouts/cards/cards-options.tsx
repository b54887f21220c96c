import { useMemo, useState } from 'react';
import { decodeCardsOptions, imageSources, OWN_THUMBNAIL } from '../../domain/query';
import { fieldOf } from '../../domain/schema';
import { type LayoutProps, useService, useStream, useText } from '../../kit';
import { TemplateInput } from '../../parts/fields/template-input';
import { Field, Input, Segmented, Select } from '../../ui';
import classes from './cards-options.module.css';
import { SchemaStore } from '../../application/data-model';

/** Layout options of cards: image, title, subtitle and icon. */
export const CardsOptionsPanel = ({ collection, session }: LayoutProps) => {
  const { t, fieldName } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { layout_options: saved } = useStream(session.view$);
  const options = useMemo(() => decodeCardsOptions(schema, collection, saved), [schema, collection, saved]);
  const sources = useMemo(() => imageSources(schema, collection), [schema, collection]);
  const nameOf = (source: string): string => {
    const field = source === OWN_THUMBNAIL ? null : fieldOf(schema, collection, source);
    return field === null ? t('cards_image_own') : fieldName(field);
  };
  return (
    <div className={classes['options']}>
      <Field
        name="imageSource"
        label={t('cards_image')}
        note={sources.length === 0 ? t('cards_no_image_field') : undefined}
      >
        <Select
          size="small"
          value={options.imageSource ?? ''}
          placeholder={t('cards_no_image')}
          options={sources.map((source) => ({ value: source, label: nameOf(source) }))}
          onChange={(source) => session.changeOptions({ imageSource: source === '' ? null : source })}
        />
      </Field>
      <Field name="imageFit" label={t('cards_image_fit')}>
        <Segmented
          block
          label={t('cards_image_fit')}
          value={options.imageFit}
          options={[
            { value: 'crop', label: t('cards_crop') },
            { value: 'contain', label: t('cards_contain') },
          ]}
          onChange={(imageFit) => session.changeOptions({ imageFit })}
        />
      </Field>
      <TemplateInput
        name="title"
        label={t('cards_title')}
        note={t('cards_title_note')}
        schema={schema}
        collection={collection}
        value={options.title ?? ''}
        onChange={(title) => session.changeOptions({ title: title === '' ? null : title })}
      />
      <TemplateInput
        name="subtitle"
        label={t('cards_subtitle')}
        schema={schema}
        collection={collection}
        value={options.subtitle ?? ''}
        onChange={(subtitle) => session.changeOptions({ subtitle: subtitle === '' ? null : subtitle })}
      />
      <IconInput key={options.icon} value={options.icon} onChange={(icon) => session.changeOptions({ icon })} />
    </div>
  );
};

/** Input for an icon name, saved on blur or Enter. */
const IconInput = ({ value, onChange }: { readonly value: string; readonly onChange: (icon: string) => void }) => {
  const { t } = useText();
  const [name, setName] = useState(value);
  const save = (): void => {
    const icon = name.trim();
    if (icon === '') setName(value);
    else if (icon !== value) onChange(icon);
  };
  return (
    <Field name="icon" label={t('cards_icon')} note={t('cards_icon_note')}>
      <Input
        size="small"
        mono
        icon={name.trim()}
        value={name}
        onChange={setName}
        onBlur={save}
        onKeyDown={(event) => (event.key === 'Enter' ? save() : undefined)}
        spellCheck={false}
      />
    </Field>
  );
};

import { SchemaStore } from '../../application/data-model';
import { type InterfaceProps, useService, useStream, useText } from '../../kit';
import { ConfiguredCollection } from '../../parts/fields/configured-collection';
import { DISPLAY_TEMPLATE_FIELDS, TemplateEditor } from '../../parts/fields/template-input';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';

/** A display template of a collection; an empty one is null where the field can hold it. */
export const SystemDisplayTemplateInterface = (props: InterfaceProps) => {
  const { field, value, readonly, onChange } = props;
  const { fieldName } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  if (value !== null && typeof value !== 'string') return <UnsupportedValue value={value} />;
  const isNullable = field.schema?.is_nullable ?? true;
  const change = (template: string): void => onChange(template === '' && isNullable ? null : template);
  return (
    <ConfiguredCollection {...props}>
      {(collection) => (
        <TemplateEditor
          label={fieldName(field)}
          schema={schema}
          collection={collection}
          rules={DISPLAY_TEMPLATE_FIELDS}
          value={value ?? ''}
          readonly={readonly}
          size="large"
          onChange={change}
          onInput={change}
        />
      )}
    </ConfiguredCollection>
  );
};

import { useState, type ReactNode } from 'react';
import { ItemForm } from '../../src/application/item-editing';
import type { Field, FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import {
  type DisplayDefinition,
  type InterfaceDefinition,
  lazyComponent,
  Registries,
  type Services,
} from '../../src/kit';
import { ItemFormFields } from '../../src/parts/item-form';
import { renderValue } from '../../src/parts/value-display';
import { demoDisplayFields, demoInterfaceFields } from './demo-world';
import { Contained, ExampleBox, Loaded } from './example-box';
import { displayFixtures, interfaceFixtures, sampleField } from './fixtures';
import classes from './style-guide.module.css';

/** Values of one type in an interface without options. */
const MAX_VALUES = 4;

const MAX_TITLE_LENGTH = 90;

const shorten = (text: string): string =>
  text.length > MAX_TITLE_LENGTH ? `${text.slice(0, MAX_TITLE_LENGTH)} …` : text;

const titleOf = (type: FieldType, options: JsonObject): string => `${type} with ${shorten(JSON.stringify(options))}`;

interface StagedField {
  readonly field: Field;
  readonly value: Json;
  readonly readonly?: boolean;
}

/** Fields in the application's own form, which also contains the errors of each field. `invalid` names one with an error. */
const FormExample = ({ staged, invalid }: { readonly staged: readonly StagedField[]; readonly invalid?: string }) => {
  const [{ form, fields }] = useState(() => {
    const started = new ItemForm();
    started.start(Object.fromEntries(staged.map(({ field, value }) => [field.field, value])));
    if (invalid !== undefined)
      started.setErrors([{ field: invalid, code: 'NOT_NULL_VIOLATION', type: null, details: {} }]);
    return { form: started, fields: staged.map(({ field, readonly = false }) => ({ field, readonly })) };
  });
  return <ItemFormFields form={form} fields={fields} />;
};

const plainForm = (id: string, type: FieldType, values: readonly Json[]): ReactNode => {
  const field = (name: string): Field => sampleField(name, type, { interface: id });
  if (type === 'alias') return <FormExample staged={[{ field: field('no_options'), value: null }]} />;
  const invalid = sampleField('invalid', type, { interface: id, required: true, note: 'A note below the control.' });
  return (
    <FormExample
      invalid="invalid"
      staged={[
        { field: field('empty'), value: null },
        ...values.slice(0, MAX_VALUES).map((value, index) => ({ field: field(`value_${index + 1}`), value })),
        { field: field('read_only'), value: values[0] ?? null, readonly: true },
        { field: invalid, value: null },
      ]}
    />
  );
};

const configuredForm = (id: string, type: FieldType, value: Json, options: JsonObject): ReactNode => {
  const field = (name: string): Field => sampleField(name, type, { interface: id, options });
  if (type === 'alias') return <FormExample staged={[{ field: field('configured'), value: null }]} />;
  return (
    <FormExample
      staged={[
        { field: field('empty'), value: null },
        { field: field('filled'), value },
        { field: field('read_only'), value, readonly: true },
      ]}
    />
  );
};

interface InterfaceExamplesProps {
  readonly services: Services;
  readonly definition: InterfaceDefinition;
}

/** An interface with every type, with every option set of its fixtures, and in the demo world. */
export const InterfaceExamples = ({ services, definition }: InterfaceExamplesProps) => {
  const { id, types } = definition;
  return (
    <Loaded
      load={() => Promise.all([interfaceFixtures(definition), demoInterfaceFields(services, definition)])}
      render={([{ values, options = [] }, demo]) => {
        const [first = 'string'] = types;
        return (
          <>
            {types.map((type) => (
              <ExampleBox key={type} title={type}>
                {plainForm(id, type, values[type] ?? [])}
              </ExampleBox>
            ))}
            {options.map((set, index) => (
              <ExampleBox key={index} title={titleOf(first, set)}>
                {configuredForm(id, first, values[first]?.find(Boolean) ?? null, set)}
              </ExampleBox>
            ))}
            {demo.map(({ field, values: [value = null] }) => (
              <ExampleBox
                key={`${field.collection}.${field.field}`}
                title={`${field.collection}.${field.field} of the demo world`}
              >
                <FormExample staged={[{ field, value }]} />
              </ExampleBox>
            ))}
          </>
        );
      }}
    />
  );
};

interface DisplayedProps {
  readonly definition: DisplayDefinition;
  readonly field: Field;
  readonly values: readonly Json[];
}

/** Values as JSON, each with what the display makes of it. */
const Displayed = ({ definition, field, values }: DisplayedProps) => {
  const Display = lazyComponent(definition.component);
  return (
    <dl className={classes['values']}>
      {values.map((value, index) => (
        <div key={index} className={classes['value']}>
          <dt>
            <code dir="ltr">{shorten(JSON.stringify(value))}</code>
          </dt>
          <dd>
            <Contained>{renderValue(Display, field, value)}</Contained>
          </dd>
        </div>
      ))}
    </dl>
  );
};

interface DisplayExamplesProps {
  readonly services: Services;
  readonly definition: DisplayDefinition;
}

/** A display with every type, with every option set of its fixtures, and in the demo world. */
export const DisplayExamples = ({ services, definition }: DisplayExamplesProps) => {
  const { id, types } = definition;
  return (
    <Loaded
      load={() =>
        Promise.all([
          displayFixtures(definition, services.get(Registries).interfaces.all()),
          demoDisplayFields(services, definition),
        ])
      }
      render={([{ values, options = [] }, demo]) => {
        const [first = 'string'] = types;
        const sample = (type: FieldType, displayOptions?: JsonObject): Field =>
          sampleField('sample', type, { display: id, ...(displayOptions && { displayOptions }) });
        return (
          <>
            {types.map((type) => (
              <ExampleBox key={type} title={type}>
                <Displayed definition={definition} field={sample(type)} values={[null, ...(values[type] ?? [])]} />
              </ExampleBox>
            ))}
            {options.map((set, index) => (
              <ExampleBox key={index} title={titleOf(first, set)}>
                <Displayed definition={definition} field={sample(first, set)} values={values[first] ?? []} />
              </ExampleBox>
            ))}
            {demo.map(({ field, values: shown }) => (
              <ExampleBox
                key={`${field.collection}.${field.field}`}
                title={`${field.collection}.${field.field} of the demo world`}
              >
                <Displayed definition={definition} field={field} values={shown} />
              </ExampleBox>
            ))}
          </>
        );
      }}
    />
  );
};

import { samePlainValue } from '../../fixtures/builders';
import { useState } from 'react';
import { ItemForm } from '../../src/application/item-editing';
import type { Field, FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import type { InterfaceDefinition, Services } from '../../src/kit';
import { ItemFormFields } from '../../src/parts/item/item-form';
import { demoInterfaceFields } from './demo-world';
import { ExampleBox, Loaded } from './example-box';
import { configuredTitle, interfaceFixtures, sampleField } from './fixtures';

/** Values of one type that are shown. */
const MAX_VALUES = 4;

interface StagedField {
  readonly field: Field;
  readonly value: Json;
  readonly readonly?: boolean;
}

const INVALID = 'invalid';

/** Fields in the application's own form, which contains the errors of each field; the one called 'invalid' has an error. */
const FormExample = ({ staged }: { readonly staged: readonly StagedField[] }) => {
  const [{ form, fields }] = useState(() => {
    const started = new ItemForm(samePlainValue);
    started.start(Object.fromEntries(staged.map(({ field, value }) => [field.field, value])));
    const invalid = staged.filter(({ field }) => field.field === INVALID);
    started.setErrors(
      invalid.map(({ field }) => ({ field: field.field, code: 'NOT_NULL_VIOLATION', type: null, details: {} })),
    );
    return { form: started, fields: staged.map(({ field, readonly = false }) => ({ field, readonly })) };
  });
  return <ItemFormFields form={form} fields={fields} />;
};

const valuesIn = (id: string, type: FieldType, values: readonly Json[], options: JsonObject): readonly StagedField[] =>
  values
    .slice(0, MAX_VALUES)
    .map((value, index) => ({ field: sampleField(`value_${index + 1}`, type, { interface: id, options }), value }));

/** An interface empty, with values, read-only and invalid; a presentation has one state only. */
const statesOf = (
  id: string,
  type: FieldType,
  values: readonly Json[],
  options: JsonObject,
): readonly StagedField[] => {
  const shared = { interface: id, options };
  if (type === 'alias') return [{ field: sampleField('presentation', type, shared), value: null }];
  return [
    { field: sampleField('empty', type, shared), value: null },
    ...valuesIn(id, type, values, options),
    { field: sampleField('read_only', type, shared), value: values.find(Boolean) ?? null, readonly: true },
    {
      field: sampleField(INVALID, type, { ...shared, required: true, note: 'A note below the control.' }),
      value: null,
    },
  ];
};

interface InterfaceExamplesProps {
  readonly services: Services;
  readonly definition: InterfaceDefinition;
}

/**
 * An interface in all states with its first type and with each option set of its fixtures, with values of its other types,
 * and in the demo world.
 */
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
                <FormExample staged={(type === first ? statesOf : valuesIn)(id, type, values[type] ?? [], {})} />
              </ExampleBox>
            ))}
            {options.map((set, index) => (
              <ExampleBox key={index} title={configuredTitle(first, set)}>
                <FormExample staged={statesOf(id, first, values[first]?.filter(Boolean).slice(0, 1) ?? [], set)} />
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

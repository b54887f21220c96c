import type { Field, FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import { type DisplayDefinition, lazyComponent, Registries, type Services } from '../../src/kit';
import { renderValue } from '../../src/parts/fields/value-display';
import { demoDisplayFields } from './demo-world';
import { Contained, ExampleBox, Loaded } from './example-box';
import { configuredTitle, displayFixtures, jsonText, sampleField } from './fixtures';
import classes from './style-guide.module.css';

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
            <code dir="ltr">{jsonText(value)}</code>
          </dt>
          <dd dir="auto">
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
              <ExampleBox key={index} title={configuredTitle(first, set)}>
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

import type { ReactNode } from 'react';
import {
  Button,
  ButtonRow,
  Checkbox,
  ColorInput,
  ColorSwatch,
  DropArea,
  Field,
  FieldTrigger,
  IconChoice,
  Radio,
  Slider,
  Switch,
} from '../../../src/ui';
import { type Examples, Held, HeldInput, ignore } from './example';

const HeldCheckbox = (props: {
  readonly initial: boolean;
  readonly children: ReactNode;
  readonly indeterminate?: boolean;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
}) => {
  const { initial, ...rest } = props;
  return (
    <Held initial={initial}>{(checked, onChange) => <Checkbox {...rest} checked={checked} onChange={onChange} />}</Held>
  );
};

export const choiceExamples: Examples = {
  checkbox: [
    {
      title: 'Checkboxes',
      show: (
        <ButtonRow>
          <HeldCheckbox initial={false}>Off</HeldCheckbox>
          <HeldCheckbox initial>On</HeldCheckbox>
          <HeldCheckbox initial={false} indeterminate>
            Some of them
          </HeldCheckbox>
          <HeldCheckbox initial disabled>
            Disabled
          </HeldCheckbox>
          <HeldCheckbox initial={false} invalid>
            Invalid
          </HeldCheckbox>
        </ButtonRow>
      ),
    },
    {
      title: 'Radio buttons and icons',
      show: (
        <Held initial="one">
          {(value, setValue) => (
            <ButtonRow>
              {['one', 'two'].map((name) => (
                <Radio key={name} name="example-radio" checked={value === name} onChange={() => setValue(name)}>
                  {name}
                </Radio>
              ))}
              <Radio name="example-radio" checked={false} disabled onChange={ignore}>
                Disabled
              </Radio>
              <IconChoice
                type="checkbox"
                checked={value === 'two'}
                onChange={() => setValue(value === 'two' ? 'one' : 'two')}
                iconOn="star"
                iconOff="star_outline"
              >
                With an icon
              </IconChoice>
            </ButtonRow>
          )}
        </Held>
      ),
    },
  ],
  switch: [
    {
      title: 'Off, on, disabled with a reason',
      show: (
        <ButtonRow>
          {[false, true].map((initial) => (
            <Held key={String(initial)} initial={initial}>
              {(checked, onChange) => (
                <Switch checked={checked} onChange={onChange}>
                  {checked ? 'On' : 'Off'}
                </Switch>
              )}
            </Held>
          ))}
          {[false, true].map((checked) => (
            <Switch
              key={String(checked)}
              checked={checked}
              disabledReason="Only the owner can change this"
              onChange={ignore}
            >
              Disabled
            </Switch>
          ))}
        </ButtonRow>
      ),
    },
  ],
  'drop-area': [
    { title: 'With a hint', show: <DropArea label="Choose a file" hint="Or drop a CSV file here." onFiles={ignore} /> },
    { title: 'Several files', show: <DropArea multiple label="Choose files" onFiles={ignore} /> },
  ],
  slider: [
    {
      title: 'Empty, filled, read-only',
      show: [null, 30].map((initial) => (
        <Held<number | null> key={String(initial)} initial={initial}>
          {(value, onChange) => (
            <Field name={`slider_${initial}`} label={initial === null ? 'Empty' : 'Filled'}>
              <Slider value={value} min={0} max={100} step={5} onChange={onChange} />
              <Slider value={value} min={0} max={100} step={5} readOnly onChange={ignore} />
            </Field>
          )}
        </Held>
      )),
    },
  ],
  'color-input': [
    {
      title: 'Colour, none, disabled, swatches',
      show: (
        <ButtonRow>
          <Held initial="#1064a3">
            {(color, onChange) => <ColorInput label="Colour" color={color} onChange={onChange} />}
          </Held>{' '}
          <ColorInput label="No colour" color={null} onChange={ignore} />{' '}
          <ColorInput label="Disabled" color="#e5c07b" disabled onChange={ignore} /> <ColorSwatch color="#2ecda7" />{' '}
          <ColorSwatch color={null} />
        </ButtonRow>
      ),
    },
  ],
  field: [
    {
      title: 'Note, required, count',
      show: (
        <Field name="title" label="Title" required="required" note="As on the front page." aside="12 left">
          <HeldInput initial="The last ferry" />
        </Field>
      ),
    },
    {
      title: 'Edited, with a menu',
      show: (
        <Field
          name="slug"
          label="Slug"
          changed
          action={<FieldTrigger label="Slug, edited" edited="edited" expanded={false} onOpen={ignore} />}
        >
          <HeldInput initial="the-last-ferry" />
        </Field>
      ),
    },
    {
      title: 'Error',
      show: (
        <Field name="email" label="Email" error="This is not an email address.">
          <HeldInput initial="ines@" />
        </Field>
      ),
    },
    {
      title: 'Label for screen readers only',
      show: (
        <Field name="divider" label="Hidden" labelHidden>
          <Button>Any control</Button>
        </Field>
      ),
    },
  ],
};

import type { ReactNode } from 'react';
import {
  Button,
  ButtonRow,
  Checkbox,
  ColorInput,
  ColorSwatch,
  Combobox,
  Field,
  FieldTrigger,
  IconButton,
  IconChoice,
  Input,
  type InputProps,
  Radio,
  Select,
  SelectButton,
  type SelectProps,
  Slider,
  Textarea,
  type TextareaProps,
  TokenInput,
} from '../../../src/ui';
import { type Examples, Held, ignore } from './example';

const OPTIONS = [
  { value: 'draft', label: 'Draft' },
  { value: 'review', label: 'In review' },
  { label: 'Public', options: [{ value: 'published', label: 'Published' }] },
];

type Shown<Props> = Omit<Props, 'value' | 'onChange'> & { readonly initial?: string };

const HeldInput = ({ initial = '', ...props }: Shown<InputProps>) => (
  <Held initial={initial}>{(value, onChange) => <Input {...props} value={value} onChange={onChange} />}</Held>
);

const HeldSelect = ({ initial = 'draft', ...props }: Shown<Omit<SelectProps, 'options'>>) => (
  <Held initial={initial}>
    {(value, onChange) => <Select {...props} options={OPTIONS} value={value} onChange={onChange} />}
  </Held>
);

const HeldTextarea = ({ initial = '', ...props }: Shown<TextareaProps>) => (
  <Held initial={initial}>{(value, onChange) => <Textarea {...props} value={value} onChange={onChange} />}</Held>
);

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

const Tokens = (props: { readonly readOnly?: boolean; readonly closed?: boolean }) => (
  <Held initial={['sea', 'wind']}>
    {(tokens, setTokens) => (
      <Held initial="">
        {(text, setText) => (
          <TokenInput
            {...props}
            tokens={tokens}
            text={text}
            onText={setText}
            onRemove={(index) => setTokens(tokens.toSpliced(index, 1))}
            removeLabel={(token) => `Remove ${token}`}
            onCommit={() => {
              if (text !== '') setTokens([...tokens, text]);
              setText('');
            }}
            placeholder="Add a keyword"
            iconEnd="local_offer"
          />
        )}
      </Held>
    )}
  </Held>
);

const Towns = ({ status }: { readonly status?: string }) => (
  <Held initial="">
    {(text, setText) => (
      <Combobox
        label="Town"
        placeholder="Choose a town"
        icon="search"
        text={text}
        onText={setText}
        options={
          status === undefined
            ? ['Skaw', 'Hirta', 'Vathia'].map((label) => ({ value: label, label, note: 'Town' }))
            : []
        }
        status={status}
        onChoose={setText}
      />
    )}
  </Held>
);

export const inputExamples: Examples = {
  input: [
    {
      title: 'Empty and filled',
      show: [<HeldInput key="a" placeholder="Title" />, <HeldInput key="b" initial="Hirta" />],
    },
    {
      title: 'Icon and trailing button',
      show: (
        <HeldInput icon="search" initial="ferry" trailing={<IconButton icon="close" label="Clear" size="tiny" />} />
      ),
    },
    {
      title: 'Invalid, read-only, disabled',
      show: [
        <HeldInput key="a" invalid initial="no number" />,
        <HeldInput key="b" readOnly initial="Read only" />,
        <HeldInput key="c" disabled initial="Disabled" />,
      ],
    },
    {
      title: 'Sizes and variants',
      show: [
        <HeldInput key="a" size="small" placeholder="Small" />,
        <HeldInput key="b" size="medium" placeholder="Medium" />,
        <HeldInput key="c" variant="quiet" placeholder="Quiet" />,
        <HeldInput key="d" variant="code" initial="123456" />,
      ],
    },
    {
      title: 'Typefaces',
      show: [<HeldInput key="a" mono initial="a_key" />, <HeldInput key="b" serif initial="A title" />],
    },
  ],
  textarea: [
    {
      title: 'Empty and filled',
      show: [<HeldTextarea key="a" placeholder="Text" />, <HeldTextarea key="b" initial={'One\nTwo\nThree'} />],
    },
    {
      title: 'Invalid, read-only, disabled',
      show: [
        <HeldTextarea key="a" invalid initial="Invalid" />,
        <HeldTextarea key="b" readOnly initial="Read only" />,
        <HeldTextarea key="c" disabled initial="Disabled" />,
      ],
    },
  ],
  select: [
    {
      title: 'Groups, placeholder, icon',
      show: [<HeldSelect key="a" />, <HeldSelect key="b" initial="" placeholder="Nothing selected" icon="flag" />],
    },
    {
      title: 'Invalid, read-only, disabled, small',
      show: [
        <HeldSelect key="a" invalid />,
        <HeldSelect key="b" readOnly />,
        <HeldSelect key="c" disabled />,
        <HeldSelect key="d" size="small" variant="quiet" />,
      ],
    },
    {
      title: 'Button that opens a dialog',
      show: [
        <SelectButton key="a" text="" placeholder="Choose an icon" expanded={false} onClick={ignore} />,
        <SelectButton key="b" text="Anchor" icon="anchor" placeholder="" expanded={false} onClick={ignore} />,
        <SelectButton key="c" text="Anchor" placeholder="" expanded={false} readOnly onClick={ignore} />,
      ],
    },
  ],
  combobox: [
    { title: 'Options', show: <Towns /> },
    { title: 'No result', show: <Towns status="No town has this name" /> },
  ],
  'token-input': [
    { title: 'Free text', show: <Tokens /> },
    { title: 'Closed, read-only', show: [<Tokens key="a" closed />, <Tokens key="b" readOnly />] },
  ],
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

import {
  CodeInput,
  Combobox,
  Field,
  IconButton,
  Select,
  SelectButton,
  type SelectProps,
  Textarea,
  type TextareaProps,
  TokenInput,
} from '../../../src/ui';
import { type Examples, Held, HeldInput, type TextProps, ignore } from './example';

const OPTIONS = [
  { value: 'draft', label: 'Draft' },
  { value: 'review', label: 'In review' },
  { label: 'Public', options: [{ value: 'published', label: 'Published' }] },
];

const HeldSelect = ({ initial = 'draft', ...props }: TextProps<Omit<SelectProps, 'options'>>) => (
  <Held initial={initial}>
    {(value, onChange) => <Select {...props} options={OPTIONS} value={value} onChange={onChange} />}
  </Held>
);

const HeldTextarea = ({ initial = '', ...props }: TextProps<TextareaProps>) => (
  <Held initial={initial}>{(value, onChange) => <Textarea {...props} value={value} onChange={onChange} />}</Held>
);

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

export const textInputExamples: Examples = {
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
      ],
    },
    {
      title: 'Typefaces',
      show: [<HeldInput key="a" mono initial="a_key" />, <HeldInput key="b" serif initial="A title" />],
    },
  ],
  'code-input': [
    {
      title: 'Empty, partly typed, invalid',
      show: ['', '418', '418273'].map((initial) => (
        <Field
          key={initial}
          name={`code_${initial.length}`}
          label="One-time code"
          error={initial.length === 6 ? 'Wrong code' : undefined}
        >
          <Held initial={initial}>{(code, onChange) => <CodeInput value={code} onChange={onChange} />}</Held>
        </Field>
      )),
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
        <SelectButton key="a" text="" placeholder="Choose icon" expanded={false} onClick={ignore} />,
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
};

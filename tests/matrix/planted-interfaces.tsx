import { useEffect } from 'react';
import type { FieldType } from '../../src/domain/schema';
import { valueText } from '../../src/domain/templates';
import { isJsonObject, type Json } from '../../src/kernel';
import { defineInterface, type InterfaceDefinition, type InterfaceFixtures, type InterfaceProps } from '../../src/kit';
import { UnsupportedValue } from '../../src/parts/fields/unsupported-value';
import { Input } from '../../src/ui';
import type { InterfacePromise } from './check-interface';

/** An interface that breaks a promise, and the promise; null for one that breaks none. */
export interface Planted {
  readonly title: string;
  readonly broken: InterfacePromise | null;
  readonly component: (props: InterfaceProps) => React.ReactNode;
}

const isText = (value: Json): value is string => typeof value === 'string';
const isMarkup = (value: Json): boolean => isText(value) && value.includes('<');

/** A plain control that keeps every promise, with some props replaced. */
const Plain = ({
  changed = {},
  value,
  readonly,
  onChange,
}: InterfaceProps & { readonly changed?: Partial<React.ComponentProps<typeof Input>> }) => (
  <Input
    autoComplete="off"
    value={valueText(value)}
    readOnly={readonly || (value !== null && typeof value === 'object')}
    onChange={onChange}
    {...changed}
  />
);

const EmitsOnMount = (props: InterfaceProps) => {
  const { onChange } = props;
  useEffect(() => onChange('default'), [onChange]);
  return <Plain {...props} />;
};

const EmitsForValue = (props: InterfaceProps) => {
  const { value, onChange } = props;
  useEffect(() => {
    if (isText(value) && value.trim() !== value) onChange(value.trim());
  }, [value, onChange]);
  return <Plain {...props} />;
};

const Throws = (props: InterfaceProps) => {
  if (isMarkup(props.value)) throw new Error('There is markup in it');
  return <Plain {...props} />;
};

const ThrowsAtSurrogates = (props: InterfaceProps) => (
  <Plain {...props} changed={{ value: decodeURIComponent(encodeURIComponent(valueText(props.value))) }} />
);

const Mutates = (props: InterfaceProps) => {
  if (Array.isArray(props.value)) (props.value as Json[]).push('seen');
  return <Plain {...props} />;
};

const Injects = (props: InterfaceProps) => (
  <>
    <Plain {...props} />
    <p
      ref={(element) => {
        element?.setHTMLUnsafe?.(valueText(props.value));
        if (element !== null && element.setHTMLUnsafe === undefined)
          element.replaceChildren(document.createRange().createContextualFragment(valueText(props.value)));
      }}
    />
  </>
);

const merge = (into: Record<string, unknown>, from: Readonly<Record<string, Json>>): void => {
  for (const [key, value] of Object.entries(from)) {
    if (isJsonObject(value)) merge((into[key] ??= {}) as Record<string, unknown>, value);
    else into[key] = value;
  }
};

const Pollutes = (props: InterfaceProps) => {
  if (isJsonObject(props.value)) merge({}, props.value);
  return <Plain {...props} />;
};

export const PLANTED: readonly Planted[] = [
  { title: 'keeps every promise', broken: null, component: Plain },
  { title: 'emits when it is mounted', broken: 'emits nothing before an edit', component: EmitsOnMount },
  { title: 'normalises a value it is given', broken: 'emits nothing before an edit', component: EmitsForValue },
  {
    title: 'emits when it is left',
    broken: 'emits nothing before an edit',
    component: (props) => <Plain {...props} changed={{ onBlur: () => props.onChange(`${valueText(props.value)} `) }} />,
  },
  {
    title: 'can be edited while read-only',
    broken: 'denies edits while read-only',
    component: (props) => <Plain {...props} changed={{ readOnly: false }} />,
  },
  { title: 'throws at markup', broken: 'shows every value in its control', component: Throws },
  { title: 'throws at lone surrogates', broken: 'shows every value in its control', component: ThrowsAtSurrogates },
  {
    title: 'shows a fallback for a text it supports',
    broken: 'shows every value in its control',
    component: (props) => (isMarkup(props.value) ? <UnsupportedValue value={props.value} /> : <Plain {...props} />),
  },
  {
    title: 'shows a structure as [object Object]',
    broken: 'shows every value in its control',
    component: (props) => <Plain {...props} changed={{ value: `${{ ...(props.value as object) }}` }} />,
  },
  { title: 'changes the value object', broken: 'leaves the value object unchanged', component: Mutates },
  { title: 'parses the value as HTML', broken: 'shows hostile values as text', component: Injects },
  {
    title: 'links to the value',
    broken: 'shows hostile values as text',
    component: (props) => (
      <>
        <Plain {...props} />
        <a href={valueText(props.value)}>Open</a>
      </>
    ),
  },
  { title: 'merges the value into an object', broken: 'shows hostile values as text', component: Pollutes },
  {
    title: 'emits another value than the entered one',
    broken: 'emits what the user enters',
    component: (props) => <Plain {...props} changed={{ onChange: (text) => props.onChange(text.toUpperCase()) }} />,
  },
  {
    title: 'emits nothing at all',
    broken: 'emits what the user enters',
    component: (props) => <Plain {...props} changed={{ onChange: () => undefined }} />,
  },
  {
    title: 'has a control without a name',
    broken: 'is accessible',
    component: (props) => (
      <>
        <Plain {...props} />
        <input type="checkbox" disabled />
      </>
    ),
  },
];

const TYPES: readonly FieldType[] = ['string', 'json'];

export const plantedInterface = ({ component }: Planted, index: number): InterfaceDefinition =>
  defineInterface({
    id: `planted-${index}`,
    name: 'interface_input',
    icon: 'bug_report',
    types: TYPES,
    component: async () => component,
  });

export const plantedFixtures = {
  values: { string: ['One'], json: [['one'], { a: 1 }] },
  edits: [{ type: 'string', steps: [{ type: 'Hello', role: 'textbox' }], value: 'Hello' }],
} satisfies InterfaceFixtures;

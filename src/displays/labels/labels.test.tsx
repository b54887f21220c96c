import { act, screen } from '@testing-library/react';
import { choiceField, csvField, loneField, stringField } from '../../../fixtures/builders';
import { labelConfig } from '../../domain/values';
import { showDisplay } from '../../../tests/support/show-display';
import { LabelsDisplay } from './labels';
import { fittingCount, labelsOf } from './labels.rules';

const plain = loneField(stringField('kind', { display: 'labels' }));
const STATES = {
  choices: [
    { value: 'draft', text: 'Draft', foreground: '#ffffff', background: '#607d8b' },
    { value: 'live' },
    'nonsense',
    null,
  ],
};

const texts = (value: Parameters<typeof labelsOf>[0], options = {}, field = plain) =>
  labelsOf(value, field.type, labelConfig(field, options)).labels.map(({ text }) => text);

test('shows the text of the choice, otherwise the value in title case unless disabled', () => {
  expect(texts('draft', STATES)).toEqual(['Draft']);
  expect(texts('live', STATES)).toEqual(['Live']);
  expect(texts('in_review', STATES)).toEqual(['In Review']);
  expect(texts('in_review', { format: false })).toEqual(['in_review']);
  expect(texts('---', {})).toEqual(['---']);
});

test('uses the choices of the interface where the display has none', () => {
  const field = loneField(
    stringField('kind', { interface: 'select-dropdown', options: { choices: [{ value: 'spot', text: 'A spot' }] } }),
  );
  expect(texts('spot', {}, field)).toEqual(['A spot']);
  expect(texts('slow travel', {}, field)).toEqual(['slow travel']);
});

test('matches number and boolean choices by value', () => {
  expect(
    texts([1, true], {
      choices: [
        { value: 1, text: 'One' },
        { value: true, text: 'So be it' },
      ],
    }),
  ).toEqual(['One', 'So be it']);
});

test('labelsOf gives the labels of a list, and only the texts of those beyond the twelfth', () => {
  const { labels, more } = labelsOf(
    'a, b,c,,d,e,f,g,h,i,j,k,l,m',
    'csv',
    labelConfig(loneField(csvField('words')), {}),
  );
  expect(labels.map(({ text }) => text).join('')).toBe('abcdefghijkl');
  expect(more).toEqual(['m']);
});

test('fittingCount leaves room for the number of further labels, and shows one label at least', () => {
  expect(fittingCount([40, 40, 40], 128, false)).toBe(3);
  expect(fittingCount([40, 40, 40], 127, false)).toBe(2);
  expect(fittingCount([40, 40, 40], 128, true)).toBe(2);
  expect(fittingCount([40, 40, 40], 119, true)).toBe(1);
  expect(fittingCount([200, 10], 50, false)).toBe(1);
});

test('dots have the configured default colour', () => {
  const plan = labelConfig(plain, { defaultBackground: '#2f7d4f', choices: [{ value: 'x' }] });
  expect(labelsOf(['x', 'y'], 'json', plan).labels.map(({ dot }) => dot)).toEqual(['#2F7D4F', '#2F7D4F']);
});

test('shows the text beside a dot', async () => {
  const field = loneField(choiceField('status', [{ value: 'draft', text: 'Draft', color: '#607d8b' }]));
  await showDisplay(<LabelsDisplay field={field} value="draft" options={field.meta?.display_options ?? {}} />);
  expect(screen.getByText('Draft').previousElementSibling).toHaveStyle({ background: '#607D8B' });
});

describe('in a line', () => {
  let resize: (target: Element, width: number) => void = () => undefined;
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      constructor(callback: (entries: readonly { target: Element; contentRect: { width: number } }[]) => void) {
        resize = (target, width) => act(() => callback([{ target, contentRect: { width } }]));
      }
      observe = () => undefined;
      unobserve = () => undefined;
    } as unknown as typeof ResizeObserver;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 40 } as DOMRect);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(130);
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    jest.restoreAllMocks();
  });

  test('shows the labels that fit and counts the others, also for screen readers', async () => {
    const { container } = await showDisplay(
      <LabelsDisplay field={loneField(csvField('words'))} value={['a', 'b', 'c', 'd', 'e']} options={{}} />,
    );
    expect(screen.getByText('+3')).toHaveAttribute('title', 'c, d, e');
    expect(screen.getByText(', c, d, e')).toBeInTheDocument();
    const line = container.querySelector('.line');
    if (line !== null) resize(line, 300);
    expect(screen.getByText('e')).toBeVisible();
    expect(screen.queryByText(/^\+/)).toBeNull();
  });
});

test('shows an empty list as an empty value', async () => {
  await showDisplay(<LabelsDisplay field={loneField(csvField('words'))} value={[]} options={{}} />);
  expect(screen.getByText('—')).toBeInTheDocument();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { columnField, loneField, samePlainValue } from '../../fixtures/builders';
import { ENTRIES, type Entry, LANGUAGES } from '../../fixtures/entries';
import { FieldActions, ItemForm } from '../../src/application/item-editing';
import { mappedColumns, prepareRow, type TableFile } from '../../src/domain/import-export';
import { fieldRelations } from '../../src/domain/items';
import { type Field, type FieldType, schemaOf } from '../../src/domain/schema';
import { entryNotation, isDateType, isNumeric, listSeparator } from '../../src/domain/values';
import { DatetimeInterface } from '../../src/interfaces/datetime/datetime';
import { InputInterface } from '../../src/interfaces/input/input';
import { PlainValue } from '../../src/interfaces/missing/plain-value';
import { SliderInterface } from '../../src/interfaces/slider/slider';
import { type Json, succeed } from '../../src/kernel';
import { type InterfaceProps, type Services, ServicesProvider, Translator } from '../../src/kit';
import { parseInput } from '../../src/parts/lists/filter-builder/value-editor.rules';
import { OtherValueInput } from '../../src/parts/fields/choices';

const NUMERIC: readonly FieldType[] = ['integer', 'bigInteger', 'float', 'decimal'];

const fieldOf = (type: FieldType): Field => loneField(columnField('value', type, {}));

const entriesOf = (language: string, matches: (type: FieldType) => boolean): readonly Entry[] =>
  ENTRIES.filter((entry) => entry.language === language && matches(entry.type));

const REFUSED = { kind: 'refused' };

/** What was made of a text: its value, or the refusal. */
type Outcome = { readonly value: Json } | typeof REFUSED;

const expected = ({ value }: Entry): Outcome => (value === undefined ? REFUSED : { value });

/** Compares all entries at once, so that a failure shows the texts. */
const check = (entries: readonly Entry[], read: (entry: Entry) => Outcome): void => {
  expect(entries.length).toBeGreaterThan(0);
  const listed = (outcome: (entry: Entry) => Outcome) =>
    entries.map((entry) => [entry.text, entry.type, outcome(entry)]);
  expect(listed(read)).toEqual(listed(expected));
};

const servicesIn = (language: string): Services => {
  const translator = {
    locale$: new BehaviorSubject({ code: language, name: '', direction: 'ltr' }),
    language$: new BehaviorSubject(language),
    translate: (key: string, parameters: object = {}) => [key, ...Object.values(parameters)].join(' '),
  };
  return { get: (token: unknown) => (token === Translator ? translator : null) } as Services;
};

/** A control as a form holds it: it keeps the value, or the text that has none. */
const open = (Control: ComponentType<InterfaceProps>, type: FieldType, language: string, value: Json = null) => {
  const seen: Outcome[] = [];
  const Form = () => {
    const [state, setState] = useState<{ readonly value: Json; readonly text: string | null }>({ value, text: null });
    return (
      <Control
        field={fieldOf(type)}
        value={state.value}
        options={{}}
        readonly={false}
        incompleteText={state.text}
        onChange={(next) => {
          seen.push({ value: next });
          setState({ value: next, text: null });
        }}
        onIncompleteText={(text) => {
          seen.push(REFUSED);
          setState({ ...state, text });
        }}
      />
    );
  };
  render(
    <ServicesProvider services={servicesIn(language)}>
      <Form />
    </ServicesProvider>,
  );
  return { seen, control: screen.queryAllByRole<HTMLInputElement>('textbox')[0] as HTMLInputElement };
};

const typeInto = (Control: ComponentType<InterfaceProps>, language: string, type: FieldType): void => {
  const { seen, control } = open(Control, type, language);
  check(
    entriesOf(language, (each) => each === type),
    ({ text, isDoubtful }) => {
      fireEvent.change(control, { target: { value: text } });
      expect([text, document.body.textContent.includes('entry_read_as')]).toEqual([text, isDoubtful]);
      return seen.at(-1) ?? REFUSED;
    },
  );
};

afterEach(cleanup);

describe.each(LANGUAGES)('entries in %s', (language) => {
  test.each(NUMERIC)('typed into an input of type %s', (type) => typeInto(InputInterface, language, type));

  test('typed into a slider', () => typeInto(SliderInterface, language, 'decimal'));

  test('typed into the control of a time', () => {
    const { seen, control } = open(DatetimeInterface, 'time', language);
    check(
      entriesOf(language, (type) => type === 'time'),
      ({ text }) => {
        fireEvent.change(control, { target: { value: text } });
        return seen.at(-1) ?? REFUSED;
      },
    );
  });

  test.each([
    ['other value of choices', OtherValueInput as ComponentType<InterfaceProps>],
    ['value without an interface', PlainValue],
  ])('typed as %s', (_, Control) => {
    const { seen, control } = open(Control, 'float', language);
    check(
      entriesOf(language, (type) => type === 'float'),
      ({ text }) => {
        seen.length = 0;
        fireEvent.change(control, { target: { value: text } });
        return seen.at(-1) ?? REFUSED;
      },
    );
  });

  test('typed into a filter', () => {
    check(
      entriesOf(language, (type) => type === 'float'),
      ({ text, type }) => {
        const result = parseInput(type, text, entryNotation(language));
        return result.kind === 'value' ? { value: result.value } : REFUSED;
      },
    );
  });

  test.each(['date', 'dateTime'] as const)('pasted into the control of a %s', (type) => {
    check(
      entriesOf(language, (each) => each === type),
      ({ text, isDoubtful }) => {
        const { seen } = open(DatetimeInterface, type, language);
        const day = document.querySelector('input[type=date]') as HTMLInputElement;
        fireEvent.paste(day, { clipboardData: { getData: () => text } });
        expect([text, document.body.textContent.includes('entry_read_as')]).toEqual([text, isDoubtful]);
        cleanup();
        return seen.at(-1) ?? REFUSED;
      },
    );
  });

  test('pasted by the menu of a field', () => {
    check(
      entriesOf(language, () => true),
      ({ text, type, isDoubtful }) => {
        const field = fieldOf(type);
        const form = new ItemForm(samePlainValue, () => fieldRelations(schemaOf([], [field], []), field.collection));
        form.start({ value: null });
        const shown: string[] = [];
        const dependencies = {
          clipboard: { read: () => succeed(text) },
          notifications: { show: (key: string) => shown.push(key) },
        };
        const actions = new FieldActions(form, { field, readonly: false }, dependencies as never, language);
        actions.execute('paste');
        actions.dispose();
        expect([text, shown]).toEqual([text, isDoubtful ? ['value_pasted_as'] : []]);
        return 'value' in form.edits ? { value: form.edits['value'] ?? null } : REFUSED;
      },
    );
  });

  test('imported from a file with the list separator of the language', () => {
    check(
      entriesOf(language, () => true),
      ({ text, type }) => {
        const delimiter = entryNotation(language).decimal === ',' ? listSeparator(language) : ';';
        const table: TableFile = { format: 'csv', delimiter, columns: ['value'], rows: [[text]], rowNumbers: [2] };
        const columns = mappedColumns(table, ['value'], [fieldOf(type)], entryNotation(language), new Map());
        const { createValues, problems } = prepareRow(0, [text], columns, [], 'csv');
        return problems.length > 0 ? REFUSED : { value: createValues['value'] ?? null };
      },
    );
  });

  test.each(NUMERIC)(
    'a stored value of type %s is shown as it is read, and only looking at it emits nothing',
    (type) => {
      const value = type === 'integer' ? 1234 : type === 'bigInteger' ? '1234' : type === 'float' ? 1.234 : '1.230';
      const { seen, control } = open(InputInterface, type, language, value);
      fireEvent.focus(control);
      fireEvent.blur(control);
      expect(seen).toEqual([]);
      const text = control.value;
      fireEvent.change(control, { target: { value: '' } });
      fireEvent.change(control, { target: { value: text } });
      expect(seen.at(-1)).toEqual({ value });
    },
  );
});

test('the entries are of every type that people write in more than one way', () => {
  const types = new Set(ENTRIES.map(({ type }) => type));
  expect([...types].every((type) => isNumeric(type) || isDateType(type) || type === 'boolean')).toBe(true);
  expect(types.size).toBe(8);
  expect(new Set(ENTRIES.map(({ text }) => text)).size).toBeGreaterThan(100);
});

import { entryFields } from '../../../domain/items';
import type { JsonObject } from '../../../kernel';
import { OptionFormModel } from './option-form.model';

const fields = entryFields(
  {
    fields: [
      { field: 'placeholder', type: 'string' },
      { field: 'enableCreate', type: 'boolean', schema: { default_value: true } },
    ],
  },
  'en-US',
);

const open = (options: JsonObject | null) => {
  const model = new OptionFormModel(fields, options);
  const sent: (JsonObject | null)[] = [];
  model.changes$.subscribe((changed) => sent.push(changed));
  return { model, sent };
};

test('an option that is not set shows its default, which is not sent', () => {
  const { model, sent } = open(null);
  expect(model.form.values).toEqual({ placeholder: null, enableCreate: true });
  model.form.change('placeholder', 'Name');
  expect(sent).toEqual([{ placeholder: 'Name' }]);
});

test('a cleared option is removed, and members of no field stay where they are', () => {
  const { model, sent } = open({ z: [1], placeholder: 'Name', a: { b: null } });
  model.form.change('placeholder', null);
  model.form.change('enableCreate', false);
  expect(sent.map((options) => JSON.stringify(options))).toEqual([
    '{"z":[1],"a":{"b":null}}',
    '{"z":[1],"a":{"b":null},"enableCreate":false}',
  ]);
});

test('a change that is taken back sends the options as they were', () => {
  const options = { enableCreate: true, z: 1 };
  const { model, sent } = open(options);
  model.form.change('enableCreate', false);
  model.form.change('enableCreate', true);
  expect(sent.at(-1)).toBe(options);
});

test('options changed elsewhere replace the values and are not sent back; its own come back without effect', () => {
  const { model, sent } = open({ placeholder: 'One' });
  model.form.change('placeholder', 'Two');
  model.follow(sent.at(-1) ?? null);
  expect(model.form.edits).toEqual({ placeholder: 'Two' });
  model.follow({ placeholder: 'Three' });
  expect(model.form.values['placeholder']).toBe('Three');
  expect(sent).toEqual([{ placeholder: 'Two' }]);
});

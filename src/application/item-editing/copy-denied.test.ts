import { holding, openEditing } from '../../../tests/support/open-editing';
import { apiFailure, currentValue } from '../../kernel';
import { copyDenied$ } from './copy-item';

test('an item is not copied while its edits are being saved, or may have been saved', () => {
  const { editing, save, line, parts } = openEditing();
  const denied = () => currentValue(copyDenied$(editing, parts));
  expect(denied()).toBe(false);
  editing.form.change('title', 'Two');
  save.execute('stay');
  expect(denied()).toBe('saving');
  line.last('update').fail(apiFailure(504, 'UNKNOWN', ''));
  expect(denied()).toBe('save_uncertain');
  editing.dismissUncertainWrite();
  expect(denied()).toBe(false);
});

test('an item is copied after a save that was not applied', () => {
  const { editing, save, line, parts } = openEditing();
  editing.form.change('title', 'Two');
  save.execute('stay');
  line.last('update').fail(apiFailure(400, 'UNKNOWN', ''));
  expect(currentValue(copyDenied$(editing, parts))).toBe(false);
});

test('nobody copies an item who may not create one', () => {
  const { editing, parts } = openEditing(undefined, holding({ action: 'update' }));
  expect(currentValue(copyDenied$(editing, parts))).toBe('not_allowed');
});

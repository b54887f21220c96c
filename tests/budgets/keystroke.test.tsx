import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderCounts, showForm, text } from '../../src/parts/item/item-form/render-form.fixtures';
import { FIELDS_PER_KEYSTROKE } from './budgets';

afterEach(cleanup);

test('a keystroke in a form of 200 fields renders one field', async () => {
  await showForm(Array.from({ length: 200 }, (_, index) => text(`field_${index}`)));
  expect(renderCounts.size).toBe(200);
  const box = screen.getByRole('textbox', { name: 'field_120' });
  for (const value of ['T', 'Tw', 'Two']) {
    renderCounts.clear();
    fireEvent.change(box, { target: { value } });
    expect(box).toHaveValue(value);
    expect([...renderCounts.values()].reduce((sum, count) => sum + count, 0)).toBe(FIELDS_PER_KEYSTROKE);
  }
});

import { render, screen } from '@testing-library/react';
import { Select } from './select';

const options = [{ value: 'draft', label: 'Draft' }];

test('only to be read it cannot be changed, and looks like something to read', () => {
  const { container, rerender } = render(
    <Select aria-label="Status" value="draft" options={options} readOnly onChange={() => undefined} />,
  );
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeDisabled();
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Draft');
  expect(container.firstElementChild).toHaveClass('readonly');
  expect(container.firstElementChild).not.toHaveClass('disabled');
  rerender(<Select aria-label="Status" value="draft" options={options} onChange={() => undefined} />);
  expect(screen.getByRole('combobox')).toBeEnabled();
});

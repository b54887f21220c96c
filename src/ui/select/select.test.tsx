import { render, screen } from '@testing-library/react';
import { Select } from './select';

const options = [{ value: 'draft', label: 'Draft' }];

test('is disabled without the disabled style when read-only', () => {
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

import { render, screen } from '@testing-library/react';
import { provideIcons } from '../../content/icon/icon-store';
import { Select } from './select';

const options = [{ value: 'draft', label: 'Draft' }];

test('draws the icons of its options, and lists without icons natively', async () => {
  provideIcons({ print: 'M1 2h3z' });
  const icons = [...options, { value: 'print', label: 'Print', icon: 'print', divided: true }];
  const { rerender } = render(<Select aria-label="Status" value="" options={icons} onChange={() => undefined} />);
  expect(screen.getByRole('combobox')).toHaveClass('rich');
  expect(screen.getByRole('option', { name: 'Print' }).getAttribute('style')).toContain('path("M1 2h3z")');
  expect(screen.getByRole('option', { name: 'Print' }).previousElementSibling?.tagName).toBe('HR');
  rerender(<Select aria-label="Status" value="" options={options} onChange={() => undefined} />);
  expect(screen.getByRole('combobox')).not.toHaveClass('rich');
});

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

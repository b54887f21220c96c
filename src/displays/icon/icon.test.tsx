import { screen } from '@testing-library/react';
import { loneField, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { IconDisplay } from './icon';

const field = loneField(stringField('icon'));

test('shows a coloured icon with its name for screen readers', async () => {
  await showDisplay(<IconDisplay field={field} value="mail" options={{ color: '#123456' }} />);
  expect(screen.getByTitle('mail')).toHaveStyle('--own-color: #123456');
  expect(screen.getByTitle('mail').querySelectorAll('path')).toHaveLength(1);
});

test('shows an unknown icon name as text', async () => {
  await showDisplay(<IconDisplay field={field} value="../secret" options={{ color: 'url(x)' }} />);
  expect(screen.getByText('../secret')).not.toHaveClass('hidden');
});

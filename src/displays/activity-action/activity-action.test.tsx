import { screen } from '@testing-library/react';
import { loneField, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { ActivityActionDisplay } from './activity-action';

const field = loneField(stringField('action'));

test.each([
  ['authenticate', 'Signed in'],
  ['delete', 'Deleted'],
  ['run_flow', 'Run Flow'],
  ['<b>', '<b>'],
])('shows the action %s as %s', async (value, text) => {
  await showDisplay(<ActivityActionDisplay field={field} value={value} options={{}} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

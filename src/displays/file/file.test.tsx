import { screen } from '@testing-library/react';
import { fileField, loneField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { FileDisplay } from './file';

const field = loneField(fileField('attachment', { interface: 'file', display: 'file' }));

test('shows the extension and title of a file', async () => {
  await showDisplay(
    <FileDisplay field={field} value={{ id: 'f', title: 'Contract', type: 'application/pdf' }} options={{}} />,
  );
  expect(screen.getByText('PDF')).toBeInTheDocument();
  expect(screen.getByText('Contract')).toBeInTheDocument();
});

test('shows a bare key as text', async () => {
  await showDisplay(<FileDisplay field={field} value="f" options={{}} />);
  expect(screen.getByText('f')).toBeInTheDocument();
});

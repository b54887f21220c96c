import { render, screen } from '@testing-library/react';
import { loneField, stringField } from '../../../fixtures/builders';
import type { JsonObject } from '../../kernel';
import { PresentationDividerInterface } from './presentation-divider';

const show = (options: JsonObject) =>
  render(
    <PresentationDividerInterface
      field={loneField(stringField('divider'))}
      value={null}
      options={options}
      readonly={false}
      onChange={() => undefined}
    />,
  );

test('a divider with a title is a separator with that name under a heading', () => {
  show({ title: 'Pictures' });
  expect(screen.getByRole('heading', { level: 2, name: 'Pictures' })).toBeInTheDocument();
  expect(screen.getByRole('separator', { name: 'Pictures' })).toBeInTheDocument();
});

test('a divider without a title is a separator without a heading', () => {
  show({});
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('separator')).not.toHaveAttribute('aria-labelledby');
});

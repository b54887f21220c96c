import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { SearchBox } from '.';

const texts = {
  locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
  translate: (key: string) => key,
};
const services: Services = { get: (token) => new Map<unknown, unknown>([[Translator, texts]]).get(token) as never };

const Held = () => {
  const [text, setText] = useState('');
  return (
    <ServicesProvider services={services}>
      <SearchBox label="Search tags" value={text} onChange={setText} keys="/" />
    </ServicesProvider>
  );
};

test('the clear button empties the box and gives it the focus', async () => {
  render(<Held />);
  expect(screen.queryByRole('button')).toBeNull();
  const box = screen.getByRole('searchbox', { name: 'Search tags' });
  await userEvent.type(box, 'rail');
  await userEvent.click(screen.getByRole('button', { name: 'clear_search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the keys are shown while the box is empty, and are not part of its name', async () => {
  render(<Held />);
  const box = screen.getByRole('searchbox', { name: 'Search tags' });
  expect(screen.getByText('/')).toBeInTheDocument();
  await userEvent.type(box, 'rail');
  expect(screen.queryByText('/')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useFormIdentity } from './item-page';

const Page = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { identity, announce } = useFormIdentity(pathname);
  return (
    <>
      <input key={identity} aria-label={pathname} />
      <button
        type="button"
        onClick={() => {
          announce('/tags/34');
          void navigate('/tags/34', { replace: true });
        }}
      >
        created
      </button>
      <button type="button" onClick={() => void navigate('/tags/35')}>
        another
      </button>
      <button type="button" onClick={() => void navigate('/tags/34')}>
        the same again
      </button>
    </>
  );
};

const open = () =>
  render(
    <MemoryRouter initialEntries={['/tags/+']}>
      <Page />
    </MemoryRouter>,
  );

test('a form whose new item has got an address goes on, with what is typed in it', async () => {
  open();
  const form = screen.getByRole('textbox', { name: '/tags/+' });
  await userEvent.type(form, 'volcanoes');
  await userEvent.click(screen.getByRole('button', { name: 'created' }));
  expect(screen.getByRole('textbox', { name: '/tags/34' })).toBe(form);
  expect(form).toHaveValue('volcanoes');
});

test('any other address has a form of its own, that one too when somebody comes back to it', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'created' }));
  await userEvent.type(screen.getByRole('textbox'), 'volcanoes');
  await userEvent.click(screen.getByRole('button', { name: 'another' }));
  expect(screen.getByRole('textbox', { name: '/tags/35' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'the same again' }));
  expect(screen.getByRole('textbox', { name: '/tags/34' })).toHaveValue('');
});

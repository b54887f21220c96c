import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useFormIdentity } from './use-form-identity';

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

test('keeps the form and its input when a new item gets its URL', async () => {
  open();
  const form = screen.getByRole('textbox', { name: '/tags/+' });
  await userEvent.type(form, 'volcanoes');
  await userEvent.click(screen.getByRole('button', { name: 'created' }));
  expect(screen.getByRole('textbox', { name: '/tags/34' })).toBe(form);
  expect(form).toHaveValue('volcanoes');
});

test('mounts a new form for any other URL', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'created' }));
  await userEvent.type(screen.getByRole('textbox'), 'volcanoes');
  await userEvent.click(screen.getByRole('button', { name: 'another' }));
  expect(screen.getByRole('textbox', { name: '/tags/35' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'the same again' }));
  expect(screen.getByRole('textbox', { name: '/tags/34' })).toHaveValue('');
});

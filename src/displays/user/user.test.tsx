import { screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { loneField, uuidField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { UserDisplay } from './user';
import { userAppearance, userText } from './user.rules';

const field = loneField(uuidField('owner'));
const INES = { id: 'u', first_name: 'Ines', last_name: 'Halloran', email: 'ines@example.com', avatar: { id: 'f' } };

test('userAppearance returns avatar, name or both by the options', () => {
  expect(userAppearance(INES, {})).toEqual({
    id: 'u',
    fullName: 'Ines Halloran',
    name: { text: 'Ines Halloran' },
    avatar: { file: 'f', circle: false },
  });
  expect(userAppearance(INES, { display: 'name' })).toMatchObject({ name: { text: 'Ines Halloran' }, avatar: null });
  expect(userAppearance(INES, { display: 'avatar', circle: true })).toMatchObject({
    name: null,
    fullName: 'Ines Halloran',
    avatar: { file: 'f', circle: true },
  });
  expect(userAppearance(INES, { display: 'nonsense' })).toMatchObject({
    name: { text: 'Ines Halloran' },
    avatar: { file: 'f' },
  });
});

test.each(['u', 4, {}, { id: 4 }, [INES]])('userAppearance returns null for %j', (value) =>
  expect(userAppearance(value, {})).toBeNull(),
);

test('shows the name and fetches the avatar as a small preset', async () => {
  const assets = jest.fn(() => NEVER);
  await showDisplay(<UserDisplay field={field} value={INES} options={{}} />, { assets });
  expect(screen.getByText('Ines Halloran')).toBeInTheDocument();
  expect(assets).toHaveBeenCalledWith('f', { key: 'system-small-cover' }, null, 10_000_000);
});

test('has an accessible name when only the avatar is shown', async () => {
  await showDisplay(<UserDisplay field={field} value={{ id: 'u', avatar: null }} options={{ display: 'avatar' }} />);
  expect(screen.getByText('Unknown user')).toBeInTheDocument();
});

test('userText returns the name, or the key without one', () => {
  expect(userText(INES)).toBe('Ines Halloran');
  expect(userText({ id: 'u' })).toBe('u');
  expect(userText('u')).toBe('u');
});

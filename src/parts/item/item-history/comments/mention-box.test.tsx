import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { VirtualClock } from '../../../../../tests/support/virtual-clock';
import { MENTION_DELAY_MS, MentionedPeople, MentionSearch } from '../../../../application/history/mentions';
import type { HistoryDependencies } from '../../../../application/history';
import { type Services, ServicesProvider, Translator } from '../../../../kit';
import { succeed } from '../../../../kernel';
import { englishTranslator } from '../../../../../tests/support/texts';
import { MentionBox } from './mention-box';

const PEOPLE = [
  { id: 'p', first_name: 'Petra', last_name: 'Novák', email: 'petra@example.com' },
  { id: 'e', first_name: 'Pedro', last_name: '<b>Nunes</b>', email: null },
];

const admin = { user: { role: { admin_access: true } }, permissions: [] };

const show = async () => {
  const clock = new VirtualClock();
  const people = new MentionedPeople({
    items: { list: () => succeed(PEOPLE) },
    access: { access: admin },
  } as unknown as HistoryDependencies);
  const search = new MentionSearch(people, clock);
  const [sent, escaped] = [jest.fn(), jest.fn()];
  const language = await englishTranslator();
  const Sample = () => {
    const [text, setText] = useState('');
    return (
      <MentionBox
        label="Words"
        text={text}
        onText={setText}
        onSend={sent}
        onEscape={escaped}
        search={search}
        takesFocus
      />
    );
  };
  const services: Services = { get: (token: unknown) => (token === Translator ? language : undefined) as never };
  render(
    <ServicesProvider services={services}>
      <Sample />
    </ServicesProvider>,
  );
  const type = async (keys: string) => {
    await userEvent.keyboard(keys);
    act(() => clock.advance(MENTION_DELAY_MS));
  };
  return { type, sent, escaped, box: screen.getByRole('textbox', { name: 'Words' }) };
};

describe('MentionBox', () => {
  it('suggests users after an @ and inserts the selected one', async () => {
    const { type, box } = await show();
    await type('Hello @');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'PNPetra Novák',
      'P<Pedro <b>Nunes</b>',
    ]);
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await type('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(box).toHaveValue('Hello @Pedro <b>Nunes</b> ');
    expect(screen.queryByRole('option')).toBeNull();
    expect(box).toHaveFocus();
  });

  it('narrows the suggestions while typing and inserts one on click', async () => {
    const { type, box } = await show();
    await type('@petr');
    await userEvent.click(screen.getByRole('option', { name: 'Petra Novák' }));
    expect(box).toHaveValue('@Petra Novák ');
    expect(box).toHaveFocus();
  });

  it('Escape closes the suggestions first and then the editor', async () => {
    const { type, escaped, box } = await show();
    await type('@p');
    await type('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await type('e');
    expect(screen.queryByRole('option')).toBeNull();
    expect(escaped).not.toHaveBeenCalled();
    await type('{Escape}');
    expect(escaped).toHaveBeenCalledTimes(1);
    expect(box).toHaveValue('@pe');
    await type(' and @p');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('meta+Enter sends, Enter alone adds a line', async () => {
    const { type, sent, box } = await show();
    await type('One{Enter}Two');
    expect(sent).not.toHaveBeenCalled();
    await type('{Control>}{Enter}{/Control}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(box).toHaveValue('One\nTwo');
  });
});

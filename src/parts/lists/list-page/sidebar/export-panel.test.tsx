import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject, NEVER, of, Subject } from 'rxjs';
import type { ListSession } from '../../../../application/browse';
import { BackgroundExport } from '../../../../application/import-export';
import { DevicePreferences } from '../../../../application/settings';
import { emptyView } from '../../../../domain/presets';
import { schemaOf } from '../../../../domain/schema';
import { ready } from '../../../../kernel';
import { Registries, Registry, type Services, ServicesProvider, Translator } from '../../../../kit';
import { ExportPanel } from './export-panel';
import { serviceEntries } from '../../../../../tests/support/service-entries';

const language = {
  locale$: of({ code: 'en-US' }),
  translate: (key: string, said: object = {}) => `${key} ${Object.values(said).join(' ')}`.trim(),
};

const preferences = new DevicePreferences({ read: () => null, write: () => undefined, remove: () => undefined });

const show = (focusRequest: object | null = null, onFocused = jest.fn()) => {
  const asked = new Subject<never>();
  const parts = {
    items: { list: () => asked },
    schema: { schema: schemaOf([], [], []) },
    access: { access: { user: null }, user$: NEVER },
  };
  const browse = {
    collection: 'tags',
    primaryKey: 'id',
    layout: 'tabular',
    view: { view: emptyView },
    filter: null,
    backgroundExport: new BackgroundExport(),
    list: { query: null, query$: of(null), counts$: of(ready({ total_count: 33, filter_count: 6 })) },
    selection: { keys: [], keys$: new BehaviorSubject([]) },
  } as unknown as ListSession;
  const services = new Map<unknown, unknown>([
    [Translator, language],
    [Registries, { modules: new Registry((id) => ({ id }), []) }],
    [DevicePreferences, preferences],
    ...serviceEntries(parts),
  ]);
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <ExportPanel browse={browse} focusRequest={focusRequest} onFocused={onFocused} />
    </ServicesProvider>,
  );
  return asked;
};

test('keeps the focus when an export is started and cancelled', async () => {
  const asked = show();
  screen.getByRole('button', { name: 'export' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'cancel' })).toHaveFocus();
  expect(asked.observed).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'export' })).toHaveFocus();
  expect(asked.observed).toBe(false);
});

test('shows no count while the layout has no query', () => {
  show();
  expect(screen.getByRole('radio', { name: 'export_found —' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'export_everything 33' })).toBeInTheDocument();
});

test('focuses its first control on request', () => {
  const onFocused = jest.fn();
  show({}, onFocused);
  expect(screen.getAllByRole('radio', { name: /^csv$/i })[0]).toHaveFocus();
  expect(onFocused).toHaveBeenCalledTimes(1);
});

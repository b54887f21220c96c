import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject, of } from 'rxjs';
import type { ListSession } from '../../application/browse';
import { LanguageService, ServicesProvider, type Services } from '../../kit';
import { ListLoading } from './list-state';

const language = { locale$: of({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key };
const services = { get: (token: unknown) => (token === LanguageService ? language : undefined) } as Services;

test('it says that items are on their way while they take long, in a place that is there before', () => {
  const slow$ = new BehaviorSubject(false);
  render(
    <ServicesProvider services={services}>
      <ListLoading browse={{ list: { slow$ } } as unknown as ListSession} />
    </ServicesProvider>,
  );
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  act(() => slow$.next(true));
  expect(screen.getByRole('progressbar', { name: 'loading' }).closest('[role=status]')).toBe(place);
  expect(place).toHaveTextContent('loading');
  act(() => slow$.next(false));
  expect(place).toBeEmptyDOMElement();
});

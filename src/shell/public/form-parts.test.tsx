import { render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { apiFailure, type Failure, networkFailure } from '../../kernel';
import { type Services, ServicesProvider, Translator } from '../../kit';
import { FailureNotice } from './form-parts';

const translator = { locale$: new BehaviorSubject({ code: 'en-US' }), translate: (key: string) => key };
const services: Services = { get: (token: unknown) => (token === Translator ? translator : undefined) as never };

const shown = (failure: Failure, advice?: string): string | null => {
  render(
    <ServicesProvider services={services}>
      <FailureNotice failure={failure} advice={advice} />
    </ServicesProvider>,
  );
  return screen.getByRole('alert').textContent;
};

test('shows the message of the server for an error of unknown code', () => {
  expect(shown(apiFailure(400, 'LICENSE_EXPIRED', 'The licence of this server has expired.'))).toBe(
    'error_unexpectedThe licence of this server has expired.',
  );
});

test.each<readonly [Failure, string]>([
  [apiFailure(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.'), 'error_invalid_credentialsTry again'],
  [apiFailure(400, 'LICENSE_EXPIRED', ''), 'error_unexpectedTry again'],
  [networkFailure('POST /auth/login', true), 'error_no_answeradvice_no_answer'],
])('shows own texts for %j', (failure, text) => {
  expect(shown(failure, 'Try again')).toBe(text);
});

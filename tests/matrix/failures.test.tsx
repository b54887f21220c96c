import { cleanup, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { locales } from '../../src/assembly/locales';
import { apiFailure, decodeFailure, type Failure, networkFailure, sessionEnded } from '../../src/kernel';
import { failureAdvice, failureTitle, type Services, ServicesProvider, type Translator } from '../../src/kit';
import { uploadStateText } from '../../src/parts/files/upload-panel/upload-texts';
import { ListStatus } from '../../src/parts/item/item-history/list-status';
import { FailureNotice, FailureState } from '../../src/parts/page/failure-state';
import { noticeTitle } from '../../src/shell/notices/notice-texts';
import { englishTranslator, fileTranslator } from '../support/texts';

const LOST: Readonly<Record<string, Failure>> = {
  'no answer to a read': networkFailure('GET /items/articles', false),
  'no answer to a write': networkFailure('PATCH /items/articles/1', true),
};

const sized = (failure: Failure): Failure => ({ ...failure, sentBytes: 5_000_000 }) as Failure;

const TOO_LARGE: Readonly<Record<string, Failure>> = {
  '413 of a proxy': sized(apiFailure(413, 'UNKNOWN', '')),
  'the limit of the API': sized(apiFailure(400, 'INVALID_PAYLOAD', 'request entity too large')),
};

const OTHERS: Readonly<Record<string, Failure>> = {
  'a refused value': apiFailure(400, 'INVALID_PAYLOAD', '"title" is required'),
  'an expired session': sessionEnded,
  'a missing right': apiFailure(403, 'FORBIDDEN', ''),
  'a missing item': apiFailure(404, 'ITEM_NOT_FOUND', ''),
  'a conflict': apiFailure(409, 'UNKNOWN', ''),
  'too many requests': apiFailure(429, 'UNKNOWN', '', [], 3),
  'an error of the server': apiFailure(500, 'INTERNAL_SERVER_ERROR', 'boom'),
  'an error without a code': apiFailure(500, 'UNKNOWN', ''),
  'a server that is down': apiFailure(503, 'UNKNOWN', ''),
  'an unreadable answer': decodeFailure('GET /items/articles', 'data', 'list'),
};

const ALL = { ...LOST, ...TOO_LARGE, ...OTHERS };

/** Where failures are shown; each gives what it says. */
describe('each failure is named by its class', () => {
  let translator: Translator;
  let services: Services;
  const ignore = (): void => undefined;
  beforeAll(async () => {
    translator = await englishTranslator();
    services = { get: () => translator } as unknown as Services;
  });
  afterEach(cleanup);

  const shown = (part: ReactNode): string =>
    render(
      <ServicesProvider services={services}>
        <Suspense fallback={null}>{part}</Suspense>
      </ServicesProvider>,
    ).container.textContent;

  const PLACES: Readonly<Record<string, (failure: Failure) => string>> = {
    'a page that cannot be loaded': (failure) =>
      shown(<FailureState title="Articles" failure={failure} onRetry={ignore} />),
    'a form or dialog': (failure) => shown(<FailureNotice failure={failure} />),
    'a list in the sidebar': (failure) =>
      shown(
        <ListStatus
          remote={{ kind: 'failed', failure, previous: null }}
          slow={false}
          failed="Revisions"
          onRetry={ignore}
        />,
      ),
    'a row of an upload': (failure) =>
      uploadStateText(
        { id: 'u', name: 'a', type: '', sizeBytes: null, state: { kind: 'failed', failure, sentBytes: 0 } },
        translator.translate,
        'en-US',
      ),
    'a notification': (failure) =>
      noticeTitle(
        { id: 1, timestamp: 0, tone: 'danger', text: null, failure, persist: true, dialog: false },
        translator.translate,
        'en-US',
      ),
  };

  const CONNECTION = /connection|can't be reached|no response|did not respond/i;

  describe.each(Object.entries(PLACES))('in %s', (_, textOf) => {
    it.each(Object.entries(LOST))('%s is a matter of the connection', (_name, failure) =>
      expect(textOf(failure)).toMatch(CONNECTION),
    );
    it.each(Object.entries({ ...TOO_LARGE, ...OTHERS }))('%s is not', (_name, failure) =>
      expect(textOf(failure)).not.toMatch(CONNECTION),
    );
    it.each(Object.entries(TOO_LARGE))('%s is called too large', (_name, failure) => {
      expect(textOf(failure)).toMatch(/too large/i);
      expect(textOf(failure)).not.toMatch(/check what you entered/i);
    });
  });

  it.each(locales.map(({ code }) => code))(
    'in %s, each has a text, and the size that was sent a unit',
    async (code) => {
      const texts = fileTranslator();
      await texts.start(code);
      await texts.load();
      for (const failure of Object.values(ALL)) {
        const [title, advice] = [failureTitle(failure), failureAdvice(failure)];
        expect(texts.translate(title.key, title.parameters)).not.toBe(title.key);
        const text = texts.translate(advice.key, advice.parameters);
        expect(text).not.toMatch(/\{\{/);
        if (Object.values(TOO_LARGE).includes(failure)) expect(text).toMatch(/[5٥][.,٫](00|٠٠)/);
      }
    },
  );
});

import { Language, type Locale } from './language';
import type { TextKey, Texts } from './texts';

const text = (name: string): TextKey => name as TextKey;

const parts = (code: string, rest: () => Promise<Texts>): Locale => ({
  code,
  name: code,
  direction: 'ltr',
  first: () => Promise.resolve({ sign_in: `Sign in ${code}` }),
  later: () => Promise.resolve({ items: `Items ${code}` }),
  rest,
});

const english = jest.fn<Promise<Texts>, []>();
const german = jest.fn<Promise<Texts>, []>();

const started = async (wanted = 'en-US'): Promise<Language> => {
  const language = new Language([parts('en-US', english), parts('de-DE', german)]);
  await language.start(wanted);
  return language;
};

describe('the texts on screen', () => {
  beforeEach(() => {
    english.mockReset().mockResolvedValue({ import_into: 'Import into {{name}}' });
    german.mockReset().mockResolvedValue({ import_into: 'In {{name}} importieren' });
  });

  it('come in parts: the rest is fetched when one of it is asked for, and drawn once it is there', async () => {
    const language = await started();
    await language.loadSignedIn();
    expect(language.translate(text('items'))).toBe('Items en-US');
    expect(english).not.toHaveBeenCalled();
    const seen: string[] = [];
    language.locale$.subscribe(() => seen.push(language.translate(text('import_into'), { name: 'articles' })));
    expect(seen).toEqual(['']);
    await language.loadRest();
    expect(seen).toEqual(['', 'Import into articles']);
    expect(english).toHaveBeenCalledTimes(1);
  });

  it('are not drawn again for a rest that nobody has missed', async () => {
    const language = await started();
    await language.loadSignedIn();
    const seen: string[] = [];
    language.locale$.subscribe(({ code }) => seen.push(code));
    await language.loadRest();
    expect(seen).toEqual(['en-US']);
    expect(language.translate(text('import_into'), { name: 'articles' })).toBe('Import into articles');
  });

  it('are whole in a language that is chosen afterwards', async () => {
    const language = await started();
    await language.loadSignedIn();
    await language.loadRest();
    await language.use('de-DE');
    expect(language.translate(text('import_into'), { name: 'Artikel' })).toBe('In Artikel importieren');
  });

  it('write numbers as the language does', async () => {
    german.mockResolvedValue({ import_into: '{{name}} importieren' });
    const language = await started('de-DE');
    await language.loadSignedIn();
    await language.loadRest();
    expect(language.translate(text('import_into'), { name: 1200 })).toBe('1.200 importieren');
    expect(language.translate(text('import_into'), { name: '1200' })).toBe('1200 importieren');
  });

  it('are asked for again when the rest could not be had', async () => {
    english.mockRejectedValueOnce(new Error('offline'));
    const language = await started();
    await language.loadSignedIn();
    await language.loadRest();
    expect(language.translate(text('import_into'))).toBe('');
    await language.loadRest();
    expect(language.translate(text('import_into'))).toBe('Import into {{name}}');
  });

  it('are called by their names where nobody has written them', async () => {
    const language = await started('de-AT');
    await language.loadSignedIn();
    await language.loadRest();
    expect(language.translate(text('no_such_text'))).toBe('no_such_text');
    expect(language.translate(text('items'))).toBe('Items de-DE');
  });
});

import { fileTranslator, textsIn } from '../../../tests/support/texts';
import { Translator, type Locale, type TextLoader } from './translator';
import { SIGN_IN_NAMESPACES, SIGNED_IN_NAMESPACES, type Namespace, type TextKey, type Texts } from './text-keys';

const key = (name: string): TextKey => name as TextKey;

const locale = (code: string): Locale => ({ code, name: code, direction: 'ltr' });

const FILES: Readonly<Record<string, Partial<Record<Namespace, Texts>>>> = {
  'en-US': {
    common: { cancel: 'Cancel', items_one: '{{count}} item', items_other: '{{count}} items', save: 'Save' },
    'sign-in': { sign_in: 'Sign in' },
    item: { import_into: 'Import into {{name}}' },
    system: { system_draft: 'Draft', system_fields_directus_users_title: 'Title' },
  },
  'de-DE': {
    common: { cancel: 'Abbrechen', items_one: '{{count}} Eintrag', items_other: '{{count}} Einträge' },
    'sign-in': { sign_in: 'Anmelden' },
    item: { import_into: 'In {{name}} importieren' },
    system: { system_draft: 'Entwurf' },
  },
};

const loader = () => jest.fn<Promise<Texts>, Parameters<TextLoader>>(async (code, name) => FILES[code]?.[name] ?? {});

const started = async (language = 'en-US', load = loader()): Promise<Translator> => {
  const translator = new Translator([locale('en-US'), locale('de-DE')], load);
  await translator.start(language);
  return translator;
};

describe('loading texts', () => {
  it('loads only the namespaces of the sign-in page at the start', async () => {
    const load = loader();
    await started('en-US', load);
    expect(load.mock.calls.map(([, namespace]) => namespace)).toEqual([...SIGN_IN_NAMESPACES]);
  });

  it('loads every other namespace once after the sign-in', async () => {
    const load = loader();
    const translator = await started('en-US', load);
    load.mockClear();
    await translator.load();
    await translator.load();
    expect(load.mock.calls.map(([, namespace]) => namespace)).toEqual([...SIGNED_IN_NAMESPACES]);
  });

  it('loads all of them in a language chosen later', async () => {
    const translator = await started();
    await translator.load();
    await translator.changeLanguage('de-DE');
    expect(translator.translate(key('import_into'), { name: 'Artikel' })).toBe('In Artikel importieren');
  });

  it('rejects when English cannot be fetched, and fetches it again with the next call', async () => {
    const load = loader();
    const translator = await started('en-US', load);
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(translator.load()).rejects.toThrow('offline');
    await translator.load();
    expect(translator.translate(key('import_into'), { name: 'articles' })).toBe('Import into articles');
  });

  it('keeps the language when another one cannot be fetched', async () => {
    const load = loader();
    const translator = await started('en-US', load);
    load.mockRejectedValueOnce(new Error('offline'));
    await translator.changeLanguage('de-DE');
    expect(translator.translate(key('cancel'))).toBe('Cancel');
  });

  it('lets the last of several changes win, whichever is fetched first', async () => {
    const load = loader();
    const translator = await started('en-US', load);
    await Promise.all([translator.changeLanguage('de-DE'), translator.changeLanguage('en-US')]);
    expect(translator.translate(key('cancel'))).toBe('Cancel');
  });

  it('emits the locale when its texts are there, and not while they are loading', async () => {
    const translator = await started();
    const seen: string[] = [];
    translator.locale$.subscribe(({ code }) => seen.push(`${code}: ${translator.translate(key('cancel'))}`));
    await translator.changeLanguage('de-DE');
    expect(seen).toEqual(['en-US: Cancel', 'de-DE: Abbrechen']);
  });

  it('emits the language when it is another one, and not when further texts have been loaded', async () => {
    const translator = await started();
    const seen: string[] = [];
    translator.language$.subscribe((code) => seen.push(code));
    translator.translate(key('import_into'));
    await translator.load();
    await translator.changeLanguage('de-DE');
    expect(seen).toEqual(['en-US', 'de-DE']);
  });
});

describe('choosing a language', () => {
  it.each([
    ['de-DE', 'Abbrechen'],
    ['de-AT', 'Abbrechen'],
    ['de', 'Abbrechen'],
    ['pt-BR', 'Cancel'],
  ])('uses for %s the same region, then the same language, then English', async (wanted, expected) => {
    expect((await started(wanted)).translate(key('cancel'))).toBe(expected);
  });

  it('takes a text that the language lacks from English', async () => {
    expect((await started('de-DE')).translate(key('save'))).toBe('Save');
  });

  it('returns the key of a text that no language has', async () => {
    expect((await started('de-DE')).translate(key('no_such_text'))).toBe('no_such_text');
  });
});

describe('filling in parameters', () => {
  it('chooses the plural form and writes the number as the language does', async () => {
    const translator = await started('de-DE');
    expect(translator.translate(key('items'), { count: 1 })).toBe('1 Eintrag');
    expect(translator.translate(key('items'), { count: 1200 })).toBe('1.200 Einträge');
  });

  it.each(['<b>bold</b>', '$t(cancel)', '{{name}}', '$1'])('inserts %s as it is', async (name) => {
    const translator = await started();
    await translator.load();
    expect(translator.translate(key('import_into'), { name })).toBe(`Import into ${name}`);
  });

  it('leaves the placeholder of a missing parameter', async () => {
    const translator = await started();
    await translator.load();
    expect(translator.translate(key('import_into'), {})).toBe('Import into {{name}}');
  });
});

describe('the files of English', () => {
  it('have the texts of the sign-in page in the namespaces that it loads', async () => {
    const translator = fileTranslator();
    await translator.start('en-US');
    for (const theme of ['auto', 'dark', 'light'] as const) {
      expect(translator.translate(`theme_${theme}`)).not.toBe(`theme_${theme}`);
    }
  });

  it('have each key in one namespace only', () => {
    const keys = [...SIGN_IN_NAMESPACES, ...SIGNED_IN_NAMESPACES].flatMap((name) =>
      Object.keys(textsIn('en-US', name)),
    );
    expect(keys.filter((name, index) => keys.indexOf(name) !== index)).toEqual([]);
  });
});

describe('texts for keys of the platform', () => {
  it('loads with the first one that is asked for, and emits the locale again', async () => {
    const load = loader();
    const translator = await started('de-DE', load);
    load.mockClear();
    const seen: (string | null)[] = [];
    const emitted = new Promise<void>((resolve) => {
      translator.locale$.subscribe(() => {
        seen.push(translator.platformText('draft'));
        if (seen.length === 2) resolve();
      });
    });
    await emitted;
    expect(seen).toEqual([null, 'Entwurf']);
    expect(load.mock.calls).toEqual([
      ['en-US', 'system'],
      ['de-DE', 'system'],
    ]);
  });

  it('finds a key with dots, in English where the language lacks it, and no text for an unknown key', async () => {
    const translator = await started('de-DE');
    await translator.load(['system']);
    expect(translator.platformText('fields.directus_users.title')).toBe('Title');
    expect(translator.platformText('unknown')).toBeNull();
  });
});

describe('namespaces that load later', () => {
  it('loads them also in a language that is still being fetched', async () => {
    const translator = await started();
    const change = translator.changeLanguage('de-DE');
    await translator.load(['item']);
    await change;
    expect(translator.translate(key('import_into'), { name: 'Artikel' })).toBe('In Artikel importieren');
  });

  it('returns null when they were loaded before, so that a page does not suspend', async () => {
    const translator = await started();
    await translator.load(['item']);
    expect(translator.whenLoaded(['item'])).toBeNull();
  });

  it('returns the same promise to a page that suspends, also when it resumes', async () => {
    const translator = await started();
    const loading = translator.whenLoaded(['item']);
    expect(loading).toBe(translator.whenLoaded(['item']));
    await loading;
    expect(translator.whenLoaded(['item'])).toBe(loading);
  });

  it('emits the locale again when a text was asked for before it was loaded', async () => {
    const translator = await started();
    const seen: string[] = [];
    translator.locale$.subscribe(() => seen.push(translator.translate(key('import_into'), { name: 'articles' })));
    await translator.load(['item']);
    expect(seen).toEqual(['import_into', 'Import into articles']);
  });

  it('does not emit when no text was missing, nor for the name of an extension', async () => {
    const translator = await started();
    const seen: string[] = [];
    translator.locale$.subscribe(({ code }) => seen.push(code));
    expect(translator.translate(key('Newsstand'))).toBe('Newsstand');
    await translator.load(['item']);
    expect(seen).toEqual(['en-US']);
  });
});

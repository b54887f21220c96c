import english from './en-US.json';
import { textNames, textsOf, type TextPart } from './first-texts.build';

const parts: readonly TextPart[] = ['first', 'later', 'rest'];
const partOf = (name: string): readonly TextPart[] =>
  parts.filter((part) => Object.hasOwn(textsOf({ [name]: '' }, part), name));

describe('the parts of a language', () => {
  it('are all of it, each text once', () => {
    const names = parts.flatMap((part) => Object.keys(textsOf(english, part)));
    expect(names.toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each([
    ['sign_in', 'first'],
    ['theme_auto', 'first'],
    ['select_all', 'later'],
    ['filter_archived_hidden', 'later'],
    ['related_count_other', 'later'],
    ['connection_good', 'later'],
    ['import_hint', 'rest'],
    ['calendar_next_month', 'rest'],
  ] as const)('%s is fetched with the %s', (name, part) => {
    expect(Object.keys(english)).toContain(name);
    expect(partOf(name)).toEqual([part]);
  });

  it('change when a source says something else: their names tell the build', () => {
    expect(textNames()).toEqual(expect.arrayContaining(['sign_in', 'select_all', 'connection_']));
    expect(textNames()).not.toContain('import_hint');
  });
});

/** @jest-environment node */
import { sourceFiles } from './source-files';

/** The domain's `fieldName` knows no names of the platform's fields: this one may call it, all others get a `FieldNaming`. */
const CALLERS = ['src/kit/texts/field-naming.ts'];

const IMPORT = /import \{[^}]*\bfieldName\b[^}]*\} from '[^']*schema'/;

test('every field is named by fieldNaming, in views as fieldName of useText', () => {
  const callers = sourceFiles('src')
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.startsWith('src/domain/schema/'))
    .filter(({ text }) => IMPORT.test(text))
    .map(({ path }) => path);
  expect(callers.toSorted()).toEqual(CALLERS.toSorted());
});

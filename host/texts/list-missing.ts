import { closingLine, sum } from '../checks/counts';
import { scriptOptions } from '../options';
import { languageCodes, missingTexts, namespaceNames, readNamespace } from './locale-files';

const USAGE = `Lists the texts that languages lack; they appear in English (npm run texts -- [options]):
  --complete  fails when a language lacks a text
  --help      show this`;

const { values } = scriptOptions(USAGE, { complete: { type: 'boolean', default: false } });

const languages = languageCodes().map((code) => {
  const missing = namespaceNames().flatMap((namespace) =>
    missingTexts(readNamespace('en-US', namespace).texts, readNamespace(code, namespace).texts, code).map(
      (key) => `${namespace}: ${key}`,
    ),
  );
  if (missing.length > 0)
    console.log(`${code} lacks ${missing.length}:\n${missing.map((text) => `  ${text}`).join('\n')}\n`);
  return missing.length === 0;
});

const counts = sum(languages.map((isComplete) => ({ passed: Number(isComplete), failed: Number(!isComplete) })));
console.log(closingLine(counts));
process.exitCode = values.complete && counts.failed > 0 ? 1 : 0;

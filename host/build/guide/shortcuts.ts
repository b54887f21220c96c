import { SHORTCUTS } from '../../../src/kit/actions/shortcut-catalogue';
import { code, table } from './table';

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHORTCUTS).map(([name, shortcut]) => {
    const { key, meta = false, shift = false } = shortcut as { key: string; meta?: boolean; shift?: boolean };
    return [
      name,
      [meta ? 'Ctrl' : '', shift ? 'Shift' : '', key.toUpperCase()].filter((part) => part !== '').join('+'),
    ];
  }),
);

/** What the arguments of a line stand for; alternatives stay apart. */
const keysOf = (kind: string, parameters: string): readonly string[] =>
  [...parameters.matchAll(/'([^']*)'|`([^`]*)`|(ARROWS)/g)].map(([, plain, template, arrows]) => {
    if (arrows !== undefined) return '↑ ↓ ← →';
    const keys = (plain ?? template ?? '').replace('${metaKey()}', 'Ctrl');
    if (kind === 'action') return labels[keys] ?? keys;
    return kind === 'typed' ? keys.replace('Mod', 'Ctrl').replaceAll('-', '+') : keys;
  });

/** The shortcuts by place. `source` is the list that the application's own dialog shows, `texts` are those in English. */
export const shortcutReference = (source: string, texts: Readonly<Record<string, string>>): string =>
  source
    .split(/\btitle: '/)
    .slice(1)
    .map((part) => {
      const title = texts[/^\w+/.exec(part)?.[0] ?? ''];
      const rows = [...part.matchAll(/\b(line|action|typed)\('(\w+)',([^)]*(?:\(\)[^)]*)*)\)/g)].map(
        ([, kind = '', text = '', parameters = '']) => [
          texts[text] ?? text,
          keysOf(kind, parameters).map(code).join(' or '),
        ],
      );
      return `## ${title ?? ''}\n\n${table(['What', 'Keys'], rows)}`;
    })
    .join('\n\n');

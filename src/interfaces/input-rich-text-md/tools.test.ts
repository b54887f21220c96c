import { activeTools } from './tools.rules';

const activeIn = (marked: string): readonly string[] => {
  const from = marked.indexOf('«');
  return activeTools({ text: marked.replace(/[«»]/g, ''), from, to: marked.indexOf('»') - 1 });
};

test.each([
  ['a «b» c', []],
  ['a **«b»** c', ['bold']],
  ['a **b«»c** d', ['bold']],
  ['a **b«»** c', ['bold']],
  ['a ***«b»*** c', ['bold', 'italic']],
  ['~~a «b»~~', []],
  ['~~«a b»~~', ['strikethrough']],
  ['`«a»`', ['code']],
  ['```\n«a»\n```', []],
  ['### «a»', ['heading']],
  ['# «a»', []],
  ['> - «a»', ['bullets', 'quote']],
  ['«1. a\n2. b»', ['numbers']],
  ['«1. a\nb»', []],
  ['[«a»](https://b.example)', ['link']],
  ['«»', []],
])('in %j the active tools are %j', (text, tools) => expect(activeIn(text)).toEqual(tools));

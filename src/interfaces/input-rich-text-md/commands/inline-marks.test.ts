import fc from 'fast-check';
import { applied } from './apply-command.fixtures';
import { type Mark, toggleMark } from './inline-marks.rules';

test.each<[Mark, string, string]>([
  ['bold', 'a «b c» d', 'a **«b c»** d'],
  ['bold', 'a **«b c»** d', 'a «b c» d'],
  ['bold', 'a «**b c**» d', 'a «b c» d'],
  ['bold', 'a __«b»__ d', 'a «b» d'],
  ['italic', '«b»', '*«b»*'],
  ['italic', '_«b»_', '«b»'],
  ['italic', '**«b»**', '***«b»***'],
  ['italic', '***«b»***', '**«b»**'],
  ['bold', '***«b»***', '*«b»*'],
  ['bold', '*«b»*', '***«b»***'],
  ['bold', '~~«b»~~', '~~**«b»**~~'],
  ['strikethrough', '~~**«b»**~~', '**«b»**'],
  ['strikethrough', '**«~~b~~»**', '**«b»**'],
  ['strikethrough', '~~**`«b»`**~~', '**`«b»`**'],
  ['bold', '«**a** and **b**»', '**«a and b»**'],
  ['code', '«a`b»', '``«a`b»``'],
  ['code', '``«a`b»``', '«a`b»'],
  ['code', '«`»', '`` «`» ``'],
  ['bold', ' « b  »', '  **«b»**  '],
  ['bold', 'w‸ord', '**w‸ord**'],
  ['bold', '**w‸ord**', 'w‸ord'],
  ['bold', 'a ‸', 'a **‸**'],
  ['bold', 'a **‸**', 'a ‸'],
  ['bold', 'a **b‸**', 'a **b**‸'],
  ['italic', 'e‸́té', '*e‸́té*'],
])('%s: %s becomes %s', (mark, before, after) => {
  expect(applied(toggleMark(mark), before)).toBe(after);
});

test('lines are marked one by one, without what starts them', () => {
  expect(applied(toggleMark('bold'), '«one\n\n- two\n> 3. three\n## four»')).toBe(
    '«**one**\n\n- **two**\n> 3. **three**\n## **four**»',
  );
  expect(applied(toggleMark('bold'), '«**one**\n- **two**»')).toBe('«one\n- two»');
  expect(applied(toggleMark('bold'), '«**one**\n- two»')).toBe('«**one**\n- **two**»');
  expect(applied(toggleMark('bold'), '«\n\n»')).toBeNull();
});

test('a line break before the first selected line is no part of it', () => {
  expect(applied(toggleMark('bold'), '\n«a»')).toBe('\n**«a»**');
  expect(applied(toggleMark('bold'), '«\na»')).toBe('\n**«a»**');
});

test('marking twice changes nothing, in whatever order', () => {
  const words = fc.array(fc.constantFrom('a', 'b1', 'ö', ' ', '\n', '- ', '\n> '), { minLength: 1, maxLength: 12 });
  const marks = fc.array(fc.constantFrom<Mark>('bold', 'italic', 'strikethrough'), { maxLength: 4 });
  fc.assert(
    fc.property(words, marks, (parts, others) => {
      const text = parts.join('');
      if (text.trim() === '' || !/[a-zö]/.test(text)) return;
      const around = others.filter((mark, index) => others.indexOf(mark) === index);
      let marked = `«${text}»`;
      for (const mark of around) marked = applied(toggleMark(mark), marked) ?? marked;
      for (const mark of around) marked = applied(toggleMark(mark), marked) ?? marked;
      expect(marked.replace(/[«»]/g, '')).toBe(text);
    }),
  );
});

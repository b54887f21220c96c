import { loneField, stringField } from '../../../../fixtures/builders';
import { labelConfig } from './labels';

const plain = loneField(stringField('kind', { display: 'labels' }));

test('labelConfig replaces invalid and unreadable colours', () => {
  const plan = labelConfig(plain, {
    defaultBackground: '#ffffff',
    choices: [
      { value: 'x', foreground: '#fff', background: 'red;}' },
      { value: 'y', background: '#000' },
    ],
  });
  expect(plan.choices.get('x')?.colors).toEqual({ foreground: '#000000', background: '#ECEFF1' });
  expect(plan.choices.get('y')?.colors).toEqual({ foreground: '#FFFFFF', background: '#000000' });
  expect(plan.defaultColors).toEqual({ foreground: '#263238', background: '#FFFFFF' });
});

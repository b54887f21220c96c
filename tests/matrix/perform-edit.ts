import { fireEvent, screen } from '@testing-library/react';
import { type EditStep, type Services, Translator } from '../../src/kit';
import { setupUser, typeIntoCodeEditor } from './interact';

/** The first control of a role whose name starts as given; options of relations also name their key. */
const byRole = async (role: string, start = ''): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole(role, { name: (name) => name.startsWith(start) });
  if (first === undefined) throw new Error(`There is no ${role}`);
  return first;
};

/** The control that the field's label names. */
const labelledControl = (place: Element): HTMLElement => {
  const control = place.querySelector('label')?.control ?? null;
  if (control === null) throw new Error('The label of the field names no control');
  return control;
};

/** Characters that the simulated keyboard takes for keys, apart from {Enter}. */
const keysOf = (text: string): string => text.replace(/\{(?!Enter\})|\[/g, '$&$&');

/** Performs the steps of an edit as a user does. Throws where a control is not found. */
export const performEdit = async (services: Services, place: Element, steps: readonly EditStep[]): Promise<void> => {
  const user = setupUser();
  for (const step of steps) {
    if ('text' in step)
      await user.click(
        await byRole(
          step.click,
          services.get(Translator).translate(step.text, { item: step.item ?? '', field: step.item ?? '' }),
        ),
      );
    else if ('click' in step) await user.click(await byRole(step.click, step.name));
    else if ('select' in step) await user.selectOptions(await byRole(step.role), step.select);
    else if ('fill' in step) fireEvent.change(labelledControl(place), { target: { value: step.fill } });
    else if (!typeIntoCodeEditor(place, step.type)) {
      await user.click(step.role === undefined ? labelledControl(place) : await byRole(step.role));
      await user.keyboard(keysOf(step.type));
    }
  }
};

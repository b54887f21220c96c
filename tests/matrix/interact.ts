import { EditorView } from '@codemirror/view';
import { act, fireEvent } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

const CONTROLS =
  'input, textarea, select, button, [contenteditable=true], [role=switch], [role=slider], [tabindex="0"]';
const TEXT_CONTROLS =
  'input:not([type=checkbox], [type=radio], [type=color], [type=range]), textarea, [contenteditable=true]';
const CHOICES =
  '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=dialog] [data-icon]';

/** Values for controls that jsdom cannot fill by keyboard. */
const PICKED: Readonly<Record<string, string>> = {
  date: '2031-02-03',
  time: '05:06',
  'datetime-local': '2031-02-03T05:06',
  color: '#123456',
  range: '1',
};

export const setupUser = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

export const controlsIn = (place: ParentNode): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(CONTROLS),
];

/** The first text control. Throws when there is none. */
export const textControlIn = (place: ParentNode): HTMLElement => {
  const found = controlsIn(place).find((control) => control.matches(TEXT_CONTROLS));
  if (found === undefined) throw new Error('Nothing here takes text');
  return found;
};

/** Focuses and blurs every control without changing it. */
export const visit = (place: ParentNode): void => {
  for (const control of controlsIn(place)) {
    act(() => control.focus());
    act(() => control.blur());
  }
};

const pick = (control: HTMLElement): void => {
  if (!(control instanceof HTMLInputElement) || control.readOnly || control.disabled) return;
  const value = PICKED[control.type];
  if (value !== undefined) fireEvent.change(control, { target: { value } });
};

/** The editor of code in a place, which lives in a shadow root; null for none. */
const codeEditorIn = (place: ParentNode): EditorView | null => {
  const roots = [...place.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const content = roots[0]?.querySelector<HTMLElement>('.cm-content') ?? null;
  return content === null ? null : EditorView.findFromDOM(content);
};

/** Input goes through the editor's API, since jsdom has no layout. False where there is no editor that takes input. */
export const typeIntoCodeEditor = (place: ParentNode, text: string): boolean => {
  const view = codeEditorIn(place);
  if (view === null || view.state.readOnly) return false;
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'input' }));
  return true;
};

/** Clicks, types into, clears and selects in every control. */
export const interactWith = async (place: ParentNode): Promise<void> => {
  typeIntoCodeEditor(place, '[1]');
  for (const control of controlsIn(place)) {
    // A user of its own: the simulated pointer remembers a selection, which may lie behind the end of the next control.
    const user = setupUser();
    await user.click(control);
    await user.keyboard('1x{Backspace}{Delete}{ArrowDown}{Enter} ');
    pick(control);
    if (control instanceof HTMLSelectElement && !control.disabled) {
      await user.selectOptions(control, [...control.options].slice(-1));
    }
    const choice = document.querySelector<HTMLElement>(CHOICES);
    if (choice !== null) await user.click(choice);
  }
};

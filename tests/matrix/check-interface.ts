import { act, cleanup, screen } from '@testing-library/react';
import { equals, type Json } from '../../src/kernel';
import { type InterfaceEdit, type Services, type TextKey, Translator } from '../../src/kit';
import { axeViolations } from '../support/axe';
import { generatedValues, strayValues } from './generated-values';
import {
  harmless,
  hostileTexts,
  intruders,
  isPolluted,
  outline,
  shapes,
  strangeTexts,
  strangeValues,
  wasHacked,
} from './hostile';
import { interactWith, visit } from './interact';
import { performEdit } from './perform-edit';
import { brokenFields, renderForm, type RenderedForm, settle } from './render-form';
import { fieldOfSubject, type Subject } from './subjects';

/** What every interface promises. */
export type InterfacePromise =
  | 'shows every value in its control'
  | 'emits nothing before an edit'
  | 'leaves the value object unchanged'
  | 'shows hostile values as text'
  | 'denies edits while read-only'
  | 'emits what the user enters'
  | 'is accessible';

export interface Violation {
  readonly promise: InterfacePromise;
  readonly detail: string;
}

/** Texts of what is shown in place of a control that cannot show a value or is not configured. */
const FALLBACKS: readonly TextKey[] = [
  'value_kept',
  'choices_option_configured_incorrectly',
  'collection_field_not_setup',
  'select_a_collection',
  'relationship_not_setup',
  'related_not_readable',
  'no_links',
  'no_text_configured',
];

const MAX_SHOWN = 120;

const snapshot = (value: Json | undefined): string => (value === undefined ? 'undefined' : JSON.stringify(value));

const shown = (value: Json | undefined): string => snapshot(value).slice(0, MAX_SHOWN);

/** A broken interface is reported with this many violations at most, since each of them mounts it again. */
const MAX_VIOLATIONS = 10;

/** The form of a subject with a single field, and what is checked in it. */
class OpenForm {
  private readonly fallbacks: readonly string[];
  /** Also after an edit that another one has undone, as the second click on a checkbox does. */
  hasBeenEdited = false;

  constructor(
    private readonly services: Services,
    private readonly subject: Subject,
    private readonly rendered: RenderedForm,
    readonly name: string,
  ) {
    this.fallbacks = FALLBACKS.map((key) => services.get(Translator).translate(key));
    rendered.form.dirty$.subscribe((isDirty) => (this.hasBeenEdited ||= isDirty));
  }

  static async open(services: Services, subject: Subject, value?: Json, readonly = false): Promise<OpenForm> {
    const field = fieldOfSubject(services, subject);
    return new OpenForm(
      services,
      subject,
      await renderForm(services, value === undefined ? [{ field }] : [{ field, value }], readonly),
      field.field,
    );
  }

  get control(): HTMLElement {
    return this.rendered.group(this.name);
  }

  get edits(): Json {
    return this.rendered.form.edits;
  }

  get isDirty(): boolean {
    return this.rendered.form.dirty;
  }

  get isBroken(): boolean {
    return brokenFields(this.services, this.rendered.container).length > 0;
  }

  private get isFallback(): boolean {
    const { textContent } = this.control;
    return this.fallbacks.some((text) => textContent.includes(text));
  }

  /** The form starts again with a value, as after a save; undefined where the server sends none. */
  start(value: Json | undefined): void {
    act(() => this.rendered.form.start(value === undefined ? {} : { [this.name]: value }));
  }

  /** Focuses and leaves every control. */
  visit(): void {
    if (!this.isBroken) visit(this.control);
  }

  /** Checks the shown value without editing it. */
  check(value: Json | undefined): readonly Violation[] {
    const { supports = () => true } = this.subject.fixtures;
    const of = (promise: InterfacePromise, problem: string): Violation => ({
      promise,
      detail: `${problem} for ${shown(value)}`,
    });
    if (this.isBroken) return [of('shows every value in its control', 'it throws, or shows [object Object],')];
    const isExpected = supports(value ?? null, this.subject.type, this.subject.options);
    const found: Violation[] = [];
    if (this.isFallback === isExpected)
      found.push(of('shows every value in its control', isExpected ? 'a fallback' : 'no fallback'));
    if (this.isDirty) found.push(of('emits nothing before an edit', `it emits ${shown(this.edits)}`));
    const injected = intruders(document);
    if (injected.length > 0 || wasHacked()) found.push(of('shows hostile values as text', injected.join()));
    if (isPolluted()) found.push(of('shows hostile values as text', 'prototypes are changed'));
    return found;
  }
}

const mutated = (before: string, value: Json | undefined): readonly Violation[] =>
  snapshot(value) === before
    ? []
    : [{ promise: 'leaves the value object unchanged', detail: `it becomes ${shown(value)}` }];

/** Of the values that are shown in one mounted form, every one at this distance has its controls focused and left. */
const VISITED = 40;

/**
 * Mounts the interface with each value of its fixtures, then shows these, and generated ones unless `generated` is
 * false, in one mounted form.
 */
export const checkValues = async (
  services: Services,
  subject: Subject,
  generated = true,
): Promise<readonly Violation[]> => {
  const found: Violation[] = [];
  const own = subject.fixtures.values[subject.type] ?? [];
  for (const value of [undefined, null, ...own]) {
    const before = snapshot(value);
    const form = await OpenForm.open(services, subject, value);
    form.visit();
    await settle();
    found.push(...form.check(value), ...mutated(before, value));
    cleanup();
  }
  const others =
    generated && subject.isMain
      ? [...generatedValues(subject.type), ...strayValues, ...strangeValues, ...strangeTexts]
      : [];
  let form = await OpenForm.open(services, subject, null);
  for (const [index, value] of [...others, undefined, ...own, null].entries()) {
    const before = snapshot(value);
    form.start(value);
    if (index % VISITED === 0) form.visit();
    found.push(...form.check(value), ...mutated(before, value));
    if (found.length >= MAX_VIOLATIONS) return found;
    if (!form.isBroken) continue;
    cleanup();
    form = await OpenForm.open(services, subject, null);
  }
  await settle();
  found.push(...form.check(null));
  cleanup();
  return found;
};

const RUNNING = 'script, iframe, object, embed, base, meta, link, style, video, audio';

/** Elements within a control that run or load something, and attributes that do. */
const running = (control: Element): readonly string[] =>
  [...control.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(RUNNING) ? [element.localName] : []),
    ...[...element.attributes]
      .filter(({ name, value }) =>
        name === 'style'
          ? /url|position|display/i.test(value)
          : /^on|^srcdoc$/.test(name) || /^\s*(?:javascript|data:text)/i.test(value),
      )
      .map(({ name }) => name),
  ]);

/** Compares the elements of each hostile value with those of a harmless text of the same length. */
export const checkHostileValues = async (services: Services, subject: Subject): Promise<readonly Violation[]> => {
  const found: Violation[] = [];
  const form = await OpenForm.open(services, subject, null);
  for (const text of hostileTexts) {
    const quiet = shapes(harmless(text));
    for (const [index, value] of shapes(text).entries()) {
      form.start(value);
      found.push(...form.check(value));
      if (subject.fixtures.showsMarkup === true) {
        const parts = running(form.control);
        if (parts.length > 0)
          found.push({ promise: 'shows hostile values as text', detail: `${parts.join()} in ${shown(value)}` });
        continue;
      }
      const elements = outline(form.control);
      form.start(quiet[index]);
      if (outline(form.control) !== elements)
        found.push({ promise: 'shows hostile values as text', detail: `markup in ${shown(value)}` });
    }
  }
  cleanup();
  return found;
};

/** A value that the control shows, besides null. */
const sampleOf = ({ fixtures: { values, supports = () => true }, type, options }: Subject): Json =>
  (values[type] ?? []).find((value) => value !== '' && supports(value, type, options)) ?? null;

/** Uses every control of a read-only field. */
export const checkReadonly = async (services: Services, subject: Subject): Promise<readonly Violation[]> => {
  const found: Violation[] = [];
  for (const value of [null, sampleOf(subject)]) {
    const form = await OpenForm.open(services, subject, value, true);
    await settle();
    found.push(...form.check(value));
    await interactWith(form.control);
    if (form.hasBeenEdited)
      found.push({ promise: 'denies edits while read-only', detail: `${shown(value)} becomes ${shown(form.edits)}` });
    cleanup();
  }
  return found;
};

/** Whether using the controls of an editable field as `checkReadonly` does changes its value. */
export const isChangedByInteraction = async (services: Services, subject: Subject): Promise<boolean> => {
  for (const value of [null, sampleOf(subject)]) {
    const form = await OpenForm.open(services, subject, value);
    await settle();
    await interactWith(form.control);
    cleanup();
    if (form.hasBeenEdited) return true;
  }
  return false;
};

/** Performs an edit of the fixtures, and starts the form again with its result, as after a save. */
export const checkEdit = async (
  services: Services,
  subject: Subject,
  { type, from = null, options, steps, value }: InterfaceEdit,
): Promise<readonly Violation[]> => {
  const edited = { ...subject, type, options: options ?? subject.fixtures.options?.[0] ?? {} };
  const form = await OpenForm.open(services, edited, from);
  const promise = 'emits what the user enters';
  try {
    await performEdit(services, form.control, steps);
    if (!equals(form.edits, { [form.name]: value }))
      return [{ promise, detail: `${shown(form.edits)} instead of ${shown(value)}` }];
    form.start(value);
    form.visit();
    return form.check(value);
  } catch (error) {
    return [{ promise, detail: String(error).split('\n')[0] ?? '' }];
  } finally {
    cleanup();
  }
};

/** Runs axe on the field, editable and read-only, with a value and empty. */
export const checkAccessibility = async (services: Services, subject: Subject): Promise<readonly Violation[]> => {
  const found: Violation[] = [];
  for (const readonly of [false, true]) {
    const form = await OpenForm.open(services, subject, sampleOf(subject), readonly);
    await settle();
    const details = await axeViolations(form.control);
    found.push(...details.map((detail): Violation => ({ promise: 'is accessible', detail })));
    cleanup();
  }
  if (screen.queryByRole('dialog') !== null) throw new Error('A dialog is left open');
  return found;
};

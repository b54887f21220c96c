import type { FieldMeta } from '../../../../domain/schema';
import type { JsonObject } from '../../../../kernel';

/** How forms and lists of the platform's own application show a field; null for a field that has no meta at all. */
export type FieldForm = Partial<
  Pick<FieldMeta, 'interface' | 'options' | 'display' | 'display_options' | 'width' | 'note' | 'translations'>
> | null;

/** By field. Fields without an entry have only what their column says. */
export type TableForm = Readonly<Record<string, FieldForm>>;

const control =
  (width: string) =>
  (id: string, options: JsonObject | null = null, rest: FieldForm = {}): FieldForm => ({
    interface: id,
    options,
    width,
    ...rest,
  });

/** An interface over half the width of the form. */
export const half = control('half');

/** An interface over the whole width of the form. */
export const full = control('full');

export const divider = (title: string, icon: string): FieldForm => full('presentation-divider', { icon, title });

const LABEL_COLORS = {
  defaultForeground: 'var(--foreground-normal)',
  defaultBackground: 'var(--background-normal-alt)',
};

const label = (text: string, value: string, color: string): JsonObject => ({
  text,
  value,
  foreground: `var(--${color})`,
  background: `var(--${color}-25)`,
});

/** Labels in the colours of the platform's own application, which are CSS variables. */
export const labels = (options: JsonObject): Exclude<FieldForm, null> => ({
  display: 'labels',
  display_options: { ...LABEL_COLORS, ...options },
});

export const plainLabels = labels({ choices: null, format: false });

export const actionLabels = labels({
  choices: [
    label('Create', 'create', 'primary'),
    label('Update', 'update', 'blue'),
    label('Delete', 'delete', 'danger'),
    label('Login', 'authenticate', 'purple'),
  ],
});

export const tagsForm = full(
  'tags',
  { iconRight: 'local_offer' },
  { display: 'labels', display_options: { defaultBackground: '#ECEFF1', choices: null, format: false } },
);

/** A name in English: an object in place of the list that translations of other fields are. */
export const englishName = (name: string): Pick<Exclude<FieldForm, null>, 'translations'> => ({
  translations: { language: 'en-US', translations: name },
});

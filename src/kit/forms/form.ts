import { createForm, FORM_ERROR, type FormApi, type FormState as FinalFormState } from 'final-form';
import { isLeft } from 'fp-ts/Either';
import { Observable, Subject, tap } from 'rxjs';
import { type Call, Effect, type Failure, StateValue } from '../../kernel';
import { fieldErrorText, type Message } from '../texts/failure-text';

/** Why a value of a form cannot be sent. */
export interface FormError extends Message {
  /** Shown as soon as a value of the form is changed, and not only once the field is left: typing on does not mend it. */
  readonly atOnce?: true;
}

/** The errors of a form, by its values. A value without a key is valid. */
export type FormErrors<Values> = { readonly [K in keyof Values]?: FormError | null | undefined };

export interface FormConfig<Values extends object, Result = unknown> {
  /** Every value of the form; they count as unchanged. */
  readonly initial: Values;
  /** Checks all values after every change, in the order in which errors are to be told. */
  readonly validate?: (values: Values) => FormErrors<Values>;
  /** Sends valid values. A call that completes without a result was cancelled. */
  readonly submit: (values: Values) => Call<Result>;
}

export interface FormState<Values extends object> {
  readonly values: Values;
  /** The errors that are shown: of values that were left or sent, and refusals of the server until the value changes. */
  readonly errors: FormErrors<Values>;
  /** Why the form cannot be sent: the first error, shown or not. */
  readonly denied: FormError | null;
  /** A value differs from the initial one. */
  readonly dirty: boolean;
  readonly submitting: boolean;
  /** A value was changed since the last submission. */
  readonly changedSinceSent: boolean;
  /** The last submission has succeeded. */
  readonly submitted: boolean;
  /** Why the last submission failed, unless a field says it; null while another one runs. */
  readonly failure: Failure | null;
}

/** What is read of the state of final-form. */
const SUBSCRIPTION = {
  values: true,
  errors: true,
  dirty: true,
  submitting: true,
  submitErrors: true,
  submitFailed: true,
  dirtyFieldsSinceLastSubmit: true,
  modified: true,
  touched: true,
} as const;

/** The refusals of a failure by field, and the failure itself if a refusal is about something that the form lacks. */
const refusalsOf = (failure: Failure, names: readonly string[]): Readonly<Record<string, FormError | Failure>> => {
  const fields = failure.kind === 'api' ? failure.fields : [];
  const known = fields.filter(({ field }) => names.includes(field));
  return {
    ...Object.fromEntries(known.toReversed().map((error) => [error.field, fieldErrorText(error)])),
    ...(known.length > 0 && known.length === fields.length ? {} : { [FORM_ERROR]: failure }),
  };
};

/**
 * The values of a dialog or a public page, from the first key to the answer of the server. Wraps a form of final-form
 * and gives its state as a stream. One submission at a time.
 */
export class Form<Values extends object, Result = unknown> {
  private readonly form: FormApi<Values>;
  private readonly names: readonly (keyof Values & string)[];
  private readonly states: StateValue<FormState<Values>>;
  private readonly results = new Subject<Result>();
  private submission: Effect | null = null;
  /** Tells final-form that the running submission has ended. */
  private endSubmission: (() => void) | null = null;
  private submitted = false;
  private isDisposed = false;
  readonly state$: Observable<FormState<Values>>;
  /** The result of each submission that succeeded. */
  readonly done$: Observable<Result> = this.results.asObservable();

  constructor({ initial, validate = () => ({}), submit }: FormConfig<Values, Result>) {
    this.names = Object.keys(initial) as (keyof Values & string)[];
    this.form = createForm<Values>({
      initialValues: initial,
      validate: (values) => Object.fromEntries(Object.entries(validate(values)).filter(([, error]) => error != null)),
      onSubmit: (values, _form, answer) => this.send(submit(values), answer),
    });
    this.states = new StateValue(
      this.read(this.form.getState()),
      new Observable((subscriber) => {
        // Of fields that are not registered final-form keeps the values only.
        const registered = this.names.map((name) => this.form.registerField(name, () => undefined, {}));
        const publish = (): void => subscriber.next(this.read(this.form.getState()));
        const unsubscribe = this.form.subscribeFormState(publish, SUBSCRIPTION);
        return () => [unsubscribe, ...registered].forEach((end) => end());
      }),
    );
    this.state$ = this.states.value$;
  }

  get state(): FormState<Values> {
    return this.states.value;
  }

  change(changes: Partial<Values>): void {
    this.form.batch(() => {
      for (const name of this.names) if (name in changes) this.form.change(name, changes[name]);
    });
  }

  /** The user has left the control of this value: its error is shown from now on. Other names are ignored. */
  leave(name: string): void {
    const left = this.names.find((each) => each === name);
    if (left === undefined) return;
    this.form.focus(left);
    this.form.blur(left);
  }

  /** Sends the values; shows all errors instead if there are any. Ignored during a submission and after `dispose`. */
  submit(): void {
    if (!this.isDisposed) void this.form.submit();
  }

  /** Back to the initial values, or to these, without errors. Aborts a running submission. */
  reset(initial?: Values): void {
    this.submission?.dispose();
    this.endSubmission?.();
    this.endSubmission = null;
    this.submitted = false;
    this.form.restart(initial ?? (this.form.getState().initialValues as Values));
  }

  /** Aborts a running submission. */
  dispose(): void {
    this.isDisposed = true;
    this.submission?.dispose();
    this.states.dispose();
  }

  private send(call: Call<Result>, answer?: (errors?: object) => void): void {
    this.submitted = false;
    let result: { readonly value: Result } | null = null;
    let errors: object | undefined;
    const end = (): void => answer?.(errors);
    this.endSubmission = end;
    this.submission = new Effect(
      call.pipe(
        tap({
          next: (answered) => {
            if (isLeft(answered)) errors = refusalsOf(answered.left, this.names);
            else result = { value: answered.right };
          },
          complete: () => {
            if (this.endSubmission !== end) return;
            this.endSubmission = null;
            this.submitted = result !== null;
            end();
            if (result !== null) this.results.next(result.value);
          },
        }),
      ),
    );
  }

  private read(state: FinalFormState<Values>): FormState<Values> {
    const { errors = {}, submitErrors = {}, touched = {}, modified = {}, dirtyFieldsSinceLastSubmit = {} } = state;
    const shown = this.names.flatMap((name): readonly (readonly [string, FormError])[] => {
      const error = errors[name] as FormError | undefined;
      if (error !== undefined) {
        const isShown = error.atOnce ? state.dirty : modified[name] && touched[name];
        return isShown || state.submitFailed ? [[name, error]] : [];
      }
      const refusal = submitErrors[name] as FormError | undefined;
      return refusal === undefined || dirtyFieldsSinceLastSubmit[name] === true ? [] : [[name, refusal]];
    });
    return {
      values: state.values,
      errors: Object.fromEntries(shown) as FormErrors<Values>,
      denied: (Object.values(errors)[0] as FormError | undefined) ?? null,
      dirty: state.dirty === true,
      submitting: state.submitting === true,
      changedSinceSent: Object.values(dirtyFieldsSinceLastSubmit).includes(true),
      submitted: this.submitted && state.submitting !== true,
      failure: state.submitting === true ? null : ((submitErrors[FORM_ERROR] as Failure | undefined) ?? null),
    };
  }
}

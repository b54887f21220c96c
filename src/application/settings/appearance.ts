import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  combineLatest,
  concatMap,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  Subject,
  tap,
} from 'rxjs';
import {
  type AccountAppearance,
  appearanceMessage,
  type AppearanceMessage,
  type CurrentUser,
  type ThemeChoice,
} from '../../domain/users';
import { Effect, StateValue } from '../../kernel';
import type { Tabs } from '../../ports/environment/tabs';
import type { UsersGateway } from '../../ports/gateways/users-gateway';
import type { AccessStore } from '../access';
import type { Notifications } from '../notifications';
import type { DevicePreferences, Theme } from './preferences';

export interface AppearanceDependencies {
  readonly users: Pick<UsersGateway, 'updateMe'>;
  readonly access: Pick<AccessStore, 'access' | 'user$' | 'updateUser'>;
  readonly preferences: DevicePreferences;
  readonly theme: Theme;
  readonly tabs: Tabs;
  readonly notifications: Pick<Notifications, 'show' | 'showFailure'>;
}

/** A choice for the account. */
type AppearanceEdit = { readonly language: string } | { readonly theme: ThemeChoice };

/**
 * Language and theme of the signed-in user, in all tabs. A choice is shown at once and written to the account; if the
 * account cannot store it, this device keeps it.
 */
export class Appearance {
  private readonly edits$ = new Subject<{ readonly user: CurrentUser; readonly edit: AppearanceEdit }>();
  /** Emits when the choices of this device have changed. */
  private readonly device = new BehaviorSubject<void>(undefined);
  private readonly language: StateValue<string | null>;
  private readonly work: Effect;
  /** The language to show; null leaves the current one. */
  readonly language$: Observable<string | null>;

  constructor(private readonly dependencies: AppearanceDependencies) {
    const { access, preferences, tabs, theme } = dependencies;
    this.language = new StateValue<string | null>(
      null,
      combineLatest([access.user$, this.device]).pipe(
        map(([user]) =>
          user === null
            ? preferences.language
            : (preferences.languageOf(user.id) ?? user.language ?? preferences.language),
        ),
        distinctUntilChanged(),
      ),
    );
    this.language$ = this.language.value$;
    this.work = new Effect(
      merge(
        access.user$.pipe(tap((user) => theme.suggest(user?.theme ?? null))),
        this.edits$.pipe(concatMap(({ user, edit }) => this.write(user, edit))),
        tabs.messages$.pipe(
          map(appearanceMessage),
          filter((message) => message !== null),
          tap((message) => this.onMessage(message)),
        ),
      ),
    );
  }

  /** Chooses a language for the account. */
  chooseLanguage(language: string): void {
    this.choose({ language });
  }

  /** Chooses a theme for the account; a theme of this device still wins. */
  chooseTheme(theme: ThemeChoice): void {
    this.choose({ theme });
  }

  /** Chooses a theme for this device; null for that of the account. */
  chooseDeviceTheme(theme: ThemeChoice | null): void {
    this.dependencies.theme.choose(theme);
    this.broadcast({ kind: 'device-appearance' });
  }

  /** Applies what was saved in the form of the own account, here and in the other tabs. */
  applySaved(appearance: AccountAppearance): void {
    const { access } = this.dependencies;
    const { user } = access.access;
    if (user === null) return;
    if (appearance.language !== user.language) this.keepLanguage(user, null);
    access.updateUser(user.id, appearance);
    this.broadcast({ kind: 'account-appearance', user: user.id, appearance });
  }

  dispose(): void {
    this.work.dispose();
    this.language.dispose();
  }

  private choose(edit: AppearanceEdit): void {
    const { user } = this.dependencies.access.access;
    if (user === null) return;
    this.edits$.next({ user, edit });
  }

  private write(user: CurrentUser, edit: AppearanceEdit): Observable<unknown> {
    const { users, access, notifications } = this.dependencies;
    const before = access.access.user ?? user;
    if ('language' in edit) this.keepLanguage(user, null);
    access.updateUser(user.id, edit);
    return users.updateMe(edit).pipe(
      tap((result) => {
        if (isLeft(result)) {
          this.keepOnDevice(user, edit);
          access.updateUser(user.id, { language: before.language, theme: before.theme });
          notifications.showFailure(result.left);
          notifications.show('choice_on_device', 'warning');
        } else {
          const { language, theme } = result.right;
          access.updateUser(user.id, { language, theme });
          this.broadcast({ kind: 'account-appearance', user: user.id, appearance: { language, theme } });
        }
      }),
    );
  }

  private keepOnDevice(user: CurrentUser, edit: AppearanceEdit): void {
    if ('theme' in edit) this.chooseDeviceTheme(edit.theme);
    else this.keepLanguage(user, edit.language);
  }

  private keepLanguage({ id }: CurrentUser, code: string | null): void {
    const { preferences } = this.dependencies;
    if (preferences.languageOf(id) === code) return;
    preferences.setLanguageOf(id, code);
    this.device.next();
    this.broadcast({ kind: 'device-appearance' });
  }

  private onMessage(message: AppearanceMessage): void {
    if (message.kind === 'account-appearance') this.dependencies.access.updateUser(message.user, message.appearance);
    else {
      this.dependencies.theme.reload();
      this.device.next();
    }
  }

  private broadcast(message: AppearanceMessage): void {
    this.dependencies.tabs.broadcast(message);
  }
}

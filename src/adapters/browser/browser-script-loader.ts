import { Observable } from 'rxjs';
import type { ExtensionKind } from '../../domain/extensions';
import type { ScriptLoader, ScriptRegistration, ScriptOutcome } from '../../ports/environment/script-loader';
import { extensionUrl, isExtensionUrl, scriptPolicy, type ScriptPolicy } from './script-policy';

/** The only global that scripts find: `window.quarterdeck.register(kind, make)`, to be called while the script runs. */
const GLOBAL = 'quarterdeck';

/** Runs extensions as script elements. Create one per page. */
export class BrowserScriptLoader implements ScriptLoader {
  private readonly running = new Map<Element, ScriptRegistration[]>();
  private readonly trusted: ScriptPolicy;

  constructor(
    private readonly target: Window,
    /** Absolute URL of the API, no trailing slash. */
    private readonly root: string,
  ) {
    this.trusted = scriptPolicy(target, 'quarterdeck-extensions', (address) =>
      isExtensionUrl(address, root, target.location.origin),
    );
    const register = (kind: unknown, factory: unknown): void => this.take({ kind, factory });
    Object.defineProperty(target, GLOBAL, { value: Object.freeze({ register }) });
  }

  run(kind: ExtensionKind, name: string): Observable<ScriptOutcome> {
    return new Observable((subscriber) => {
      const { target, running } = this;
      const script = target.document.createElement('script');
      const offers: ScriptRegistration[] = [];
      let thrown: string | null = null;
      const end = (outcome: ScriptOutcome): void => {
        subscriber.next(outcome);
        subscriber.complete();
      };
      const onError = (event: ErrorEvent): void => {
        if (event.filename === script.src) thrown = event.message;
      };
      script.addEventListener('load', () =>
        end(thrown === null ? { kind: 'ran', offers } : { kind: 'failed', reason: thrown }),
      );
      script.addEventListener('error', () => end({ kind: 'failed', reason: 'its script could not be fetched' }));
      script.src = this.trusted(extensionUrl(this.root, kind, name));
      target.addEventListener('error', onError);
      running.set(script, offers);
      target.document.head.append(script);
      return () => {
        running.delete(script);
        target.removeEventListener('error', onError);
        script.remove();
      };
    });
  }

  private take(offer: ScriptRegistration): void {
    const script = this.target.document.currentScript;
    const offers = script === null ? undefined : this.running.get(script);
    if (offers === undefined)
      throw new Error('An extension registers while its script runs, and neither before nor after');
    offers.push(offer);
  }
}

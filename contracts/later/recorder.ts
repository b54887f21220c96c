import type { Contract } from '../contract';
import { statesOf } from '../generation/run-contract';
import { askerOf, cookieWith, placeholderCookie, withIds } from '../pact';
import type { Stage } from '../platform/stage';
import { type Browser, stateHandlers } from '../states';
import { type Interaction, type ReceivedAnswer, requestOf, responseOf, type SentRequest } from './interaction';
import { type Answering, runCall } from './later-call';
import { interactionName } from './later-pact';
import { detectionName } from './replay';

const interaction = (
  contract: Contract,
  description: string,
  sent: SentRequest,
  answer: ReceivedAnswer,
): Interaction => ({
  type: 'Synchronous/HTTP',
  description,
  pending: false,
  providerStates: statesOf(contract).map(({ name, parameters }) => ({
    name,
    ...(Object.keys(parameters).length > 0 && { params: parameters }),
  })),
  request: requestOf(sent),
  response: responseOf(answer),
});

/** Records the calls of the contracts on one server. */
export class Recorder {
  private readonly browser: Browser = { refreshToken: null, comment: null, revision: null };
  private readonly handlers;
  readonly detection = new Map<string, Interaction>();

  constructor(private readonly stage: Stage) {
    this.handlers = stateHandlers(stage, this.browser);
  }

  /** The requests of a call and their answers. Rejects when a state cannot be set up. */
  async record(contract: Contract): Promise<readonly Interaction[]> {
    for (const { name, parameters } of statesOf(contract)) await this.handlers[name]?.(parameters);
    const recorded: Promise<Interaction>[] = [];
    const detecting: Answering = async (sent) => {
      const answer = await this.send(sent);
      const name = detectionName(contract.as, sent);
      // The settings that it answers may be changed by later calls.
      if (!this.detection.has(name))
        this.detection.set(name, interaction({ ...contract, given: [] }, name, sent, answer));
      return answer;
    };
    const answering: Answering = (sent) => {
      const name = interactionName(contract, recorded.length);
      const answer = this.send(sent);
      recorded.push(answer.then((received) => interaction(contract, name, sent, received)));
      return answer;
    };
    await runCall(contract, detecting, answering);
    return Promise.all(recorded);
  }

  /** Sends a request with the real token, refresh token and comment in place of the placeholders. */
  private async send({ method, url, headers, bytes }: SentRequest): Promise<ReceivedAnswer> {
    const real = new Headers(headers);
    const asker = askerOf(headers.get('Authorization') ?? undefined);
    if (asker !== null) real.set('Authorization', `Bearer ${await this.stage.tokenOf(asker)}`);
    const { refreshToken } = this.browser;
    if (headers.get('Cookie') === placeholderCookie) {
      if (refreshToken === null) real.delete('Cookie');
      else real.set('Cookie', cookieWith(refreshToken));
    }
    const path = `${url.pathname}${url.search}`;
    const response = await fetch(`${this.stage.admin.url}${withIds(path, this.browser)}`, {
      method,
      headers: real,
      redirect: 'manual',
      ...(bytes.length > 0 && { body: new Uint8Array(bytes) }),
    });
    return {
      status: response.status,
      contentType: response.headers.get('Content-Type') ?? '',
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }
}

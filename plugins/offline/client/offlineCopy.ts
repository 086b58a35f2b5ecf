import {OFFER_FILE} from '../shared/files';
import type {OfflineStatus, SaveProblem} from '../shared/messages';
import type {Offer} from '../shared/offer';
import {canSave, findWorker} from './findWorker';
import {ask, registerWorker} from './serviceWorker';

/** What a reader sees of the copy. */
export type OfflineView =
  /** Not known yet, or nothing that this browser can do. */
  | {readonly state: 'hidden'}
  /** The size is asked for. */
  | {readonly state: 'asking'}
  | {readonly state: 'offered'; readonly offer: Offer}
  | {readonly state: 'removing'}
  | {readonly state: 'failed'; readonly problem: SaveProblem | 'interrupted'}
  | Exclude<OfflineStatus, {readonly state: 'failed'}>;

/** Milliseconds between questions about a copy that is being made. */
const POLL_MS = 500;

/** What a browser says where it does not let a site store anything. */
const isForbidden = (error: unknown): boolean =>
  error instanceof DOMException &&
  ['SecurityError', 'NotSupportedError'].includes(error.name);

/**
 * The copy of the site on this device, as a page shows and changes it. The
 * service worker does the work, and goes on when a reader opens another page.
 */
export class OfflineCopy {
  private isEnded = false;
  private view: OfflineView = {state: 'hidden'};

  /** @param onView - Called with each change. */
  constructor(
    private readonly baseUrl: string,
    private readonly onView: (view: OfflineView) => void,
  ) {}

  /** Looks what there is; nothing is asked of the network. */
  async look(): Promise<void> {
    this.isEnded = false;
    if (canSave()) {
      await this.follow(async () => {
        const worker = await findWorker(this.baseUrl).catch(() => undefined);
        return worker ? ask(worker, 'status') : {state: 'none'};
      });
    }
  }

  /** Asks what there is to save. */
  async prepare(): Promise<void> {
    this.show({state: 'asking'});
    let answer: OfflineView;
    try {
      const response = await fetch(this.baseUrl + OFFER_FILE, {
        cache: 'no-cache',
      });
      answer = response.ok
        ? {state: 'offered', offer: (await response.json()) as Offer}
        : {state: 'failed', problem: 'network'};
    } catch {
      answer = {state: 'failed', problem: 'network'};
    }
    // Unless the reader does not want to know any more.
    if (this.view.state === 'asking') {
      this.show(answer);
    }
  }

  /** Saves the site. */
  async save(): Promise<void> {
    this.show({state: 'saving', loadedBytes: 0, totalBytes: 0});
    await this.follow(async () =>
      ask(await registerWorker(this.baseUrl), 'save'),
    );
  }

  /** Takes away what is saved or being saved, and the service worker with it. */
  async remove(): Promise<void> {
    this.show({state: 'removing'});
    await this.follow(async () => {
      const worker = await findWorker(this.baseUrl);
      return worker ? ask(worker, 'remove') : {state: 'none'};
    });
  }

  /** Leaves it at that: nothing is saved, and nothing shown but the offer to do so. */
  dismiss(): void {
    this.show({state: 'none'});
  }

  /** Tells no change any more, until it is to look again. */
  end(): void {
    this.isEnded = true;
  }

  private show(view: OfflineView): void {
    this.view = view;
    if (!this.isEnded) {
      this.onView(view);
    }
  }

  /** Shows a status, and those that follow while the site is being saved. */
  private async follow(request: () => Promise<OfflineStatus>): Promise<void> {
    try {
      this.show(await request());
      if (this.view.state === 'saving') {
        await this.poll();
      }
    } catch (error) {
      this.show({
        state: 'failed',
        problem: isForbidden(error) ? 'blocked' : 'network',
      });
    }
  }

  /** Asks until the site is saved. Questions also keep the worker from being stopped. */
  private async poll(): Promise<void> {
    while (this.view.state === 'saving' && !this.isEnded) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const worker = await findWorker(this.baseUrl);
      const status = worker && (await ask(worker, 'status'));
      // It may have been told to remove all meanwhile.
      if (this.view.state === 'saving') {
        this.show(
          status && status.state !== 'none'
            ? status
            : {state: 'failed', problem: 'interrupted'},
        );
      }
    }
  }
}

import {OFFER_FILE} from '../shared/files';
import type {OfflineStatus, SaveProblem} from '../shared/messages';
import type {Offer} from '../shared/offer';
import type {SavedCopies} from './savedCopies';
import {orProblem, SaveError} from './saveError';
import {saveSite} from './saveSite';

/** Milliseconds after which a reader who opens pages has the site asked for its version again. */
const CHECK_AGAIN_MS = 10 * 60_000;

/** A copy that is being made. */
type Saving = {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  loadedBytes: number;
  totalBytes: number;
};

/** Saves the site, keeps the copy up to date, and takes it away. */
export class Keeper {
  private saving?: Saving;
  private problem?: SaveProblem;
  private checkedMs = -Infinity;

  constructor(
    private readonly copies: SavedCopies,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  /** What is saved, or on its way. A copy stays one while a newer one is made. */
  async status(): Promise<OfflineStatus> {
    const copy = await this.copies.find().catch(() => undefined);
    if (copy) {
      return {
        state: 'saved',
        pages: copy.offer.pages,
        savedAt: copy.savedAt,
      };
    }
    if (this.saving) {
      const {loadedBytes, totalBytes} = this.saving;
      return {state: 'saving', loadedBytes, totalBytes};
    }
    return this.problem
      ? {state: 'failed', problem: this.problem}
      : {state: 'none'};
  }

  /**
   * Saves the site as it is now, unless that is what was saved. Resolves when
   * that is done, or has failed, which the status says.
   */
  save(): Promise<void> {
    this.saving ??= this.start();
    return this.saving.done;
  }

  /** Saves the site anew if it has changed, which it is asked for now and then. */
  async update(nowMs: number): Promise<void> {
    const copy = await this.copies.find();
    if (copy && nowMs - this.checkedMs >= CHECK_AGAIN_MS) {
      this.checkedMs = nowMs;
      await this.save();
    }
  }

  /** Takes everything away, also what is being saved. */
  async remove(): Promise<void> {
    this.saving?.controller.abort();
    await this.saving?.done;
    this.problem = undefined;
    await this.copies.remove();
  }

  private start(): Saving {
    const controller = new AbortController();
    this.problem = undefined;
    const saving: Saving = {
      controller,
      done: this.run(controller.signal, (bytes) =>
        Object.assign(saving, bytes),
      ),
      loadedBytes: 0,
      totalBytes: 0,
    };
    return saving;
  }

  private async run(
    signal: AbortSignal,
    tell: (bytes: Pick<Saving, 'loadedBytes' | 'totalBytes'>) => void,
  ): Promise<void> {
    try {
      const offer = await this.requestOffer(signal);
      const copy = await this.copies.find();
      if (copy?.offer.version !== offer.version) {
        await saveSite(offer, {
          copies: this.copies,
          fetch: this.fetch,
          signal,
          onBytes: (loadedBytes) =>
            tell({loadedBytes, totalBytes: offer.bytes}),
        });
      }
    } catch (error) {
      if (!signal.aborted) {
        this.problem = error instanceof SaveError ? error.problem : 'blocked';
      }
    } finally {
      this.saving = undefined;
    }
  }

  private async requestOffer(signal: AbortSignal): Promise<Offer> {
    const response = await orProblem(
      'network',
      this.fetch(this.copies.urlOf(OFFER_FILE), {signal, cache: 'no-cache'}),
    );
    if (!response.ok) {
      throw new SaveError('network');
    }
    return orProblem('damaged', response.json() as Promise<Offer>);
  }
}

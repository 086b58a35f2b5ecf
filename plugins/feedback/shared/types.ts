/** Name of the plugin: key of its global data. */
export const PLUGIN_NAME = 'feedback';

/** Name of the event that an answer raises on the document. */
export const ANSWER_EVENT = 'feedback:answer';

/** What the pages need to know. */
export type FeedbackSettings = {
  readonly address?: string;
  readonly siteVersion?: string;
};

/** The page that a reader speaks of. */
export type FeedbackPage = {
  /** Its path from the origin of the site. */
  readonly route: string;
  /** Version of the docs, `current` for those of the next; undefined where there are none, as in posts. */
  readonly version?: string;
};

/** What a reader answers: `detail` of the event. */
export type FeedbackAnswer = FeedbackPage & {
  readonly answer: 'yes' | 'no';
  /** What is missing; empty if the reader wrote nothing. */
  readonly text: string;
};

import {version} from '../package.json';

/** Settings of the feedback section at the end of pages, for `customFields`. */
export type Feedback = {
  /**
   * Recipient: `mailto:docs@example.com`, or the URL of a new issue with
   * `{subject}` and `{body}`.
   */
  readonly address: string;
  /** Version of the site, for messages. */
  readonly siteVersion: string;
};

const ADDRESS =
  /^(?:mailto:[^\s@?{}]+@[^{}]+|https?:\/\/(?=.*\{body\})(?:[^{}]|\{(?:subject|body)\})+)$/;

/**
 * Parses the environment variable `FEEDBACK_ADDRESS`. Without a value, returns
 * undefined, and pages do not have a feedback section.
 * @throws Error if the value is not an address.
 */
export function feedback(address = ''): Feedback | undefined {
  if (address === '') {
    return undefined;
  }
  if (!ADDRESS.test(address)) {
    throw new Error(
      `FEEDBACK_ADDRESS must be mailto:name@host, or https://host/path with the placeholder {body}, and {subject} if the issue has a title, as in https://example.com/new?title={subject}&body={body}; it is "${address}".`,
    );
  }
  return {address, siteVersion: version};
}

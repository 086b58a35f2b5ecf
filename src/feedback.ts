import {version} from '../package.json';

/** Settings of the question and the report at the end of pages, for `customFields`. */
export type Feedback = {
  /** Recipient: `mailto:docs@example.com`, or the address of a new issue with `{subject}` and `{body}`. */
  readonly address: string;
  /** Version of the site that messages name. */
  readonly siteVersion: string;
};

const ADDRESS =
  /^(?:mailto:[^\s@?{}]+@[^{}]+|https?:\/\/(?=.*\{body\})(?:[^{}]|\{(?:subject|body)\})+)$/;

/**
 * Returns the settings for a value of the environment variable
 * `FEEDBACK_ADDRESS`, or undefined without one: pages then ask nothing.
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

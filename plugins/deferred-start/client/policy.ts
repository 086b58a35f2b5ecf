/** Name of the policy that a content security policy with Trusted Types must allow. */
export const POLICY = 'deferred-start';

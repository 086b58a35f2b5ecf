/** HTML that a policy has let pass; assigned as a string is. */
type TrustedHTML = {readonly __brand: 'TrustedHTML'};

/** https://w3c.github.io/trusted-types/dist/spec/, as far as it is used here. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: {createHTML(html: string): string},
      ): {createHTML(html: string): TrustedHTML};
    }
  | undefined;

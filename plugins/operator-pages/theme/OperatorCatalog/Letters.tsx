import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Anchor of the operators whose titles begin with a letter. */
export function letterAnchor(letter: string): string {
  return `letter-${letter}`;
}

/** Links to the letters that there are. */
export default function Letters({
  letters,
}: {
  readonly letters: readonly string[];
}): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (letters.length === 0) {
    return null;
  }
  return (
    <nav
      className="operator-letters"
      aria-label={translate({
        id: 'theme.OperatorCatalog.letters',
        message: 'First letters',
      })}
    >
      {letters.map((letter) => {
        brokenLinks.collectAnchor(letterAnchor(letter));
        return (
          <Link key={letter} to={`#${letterAnchor(letter)}`}>
            {letter}
          </Link>
        );
      })}
    </nav>
  );
}

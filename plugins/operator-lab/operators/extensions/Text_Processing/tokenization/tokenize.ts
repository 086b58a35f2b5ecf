import {tokenRun} from '../../../_shared/texts/tokens';
import {NotComputed} from '../../../_shared/types';
import type {Settings} from '../../../_shared/types';

function separatorOf(settings: Settings): RegExp {
  const mode = String(settings.mode ?? 'non letters');
  if (mode === 'non letters') {
    return /\P{L}+/u;
  }
  if (mode === 'specify characters') {
    const characters = String(settings.characters ?? '.:');
    return new RegExp(`[${characters.replace(/[\\\]^-]/g, '\\$&')}]+`, 'u');
  }
  if (mode === 'regular expression') {
    return new RegExp(String(settings.expression ?? ''), 'u');
  }
  throw new NotComputed(`This example does not split by "${mode}".`);
}

/**
 * Tokenize: splits a text at separators. Removes surrounding spaces and empty
 * parts.
 */
export const run = tokenRun((tokens, settings) => {
  const separator = separatorOf(settings);
  return tokens
    .flatMap((text) => text.split(separator))
    .map((token) => token.trim())
    .filter((token) => token !== '');
});

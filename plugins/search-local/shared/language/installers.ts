/* eslint-disable import-x/no-duplicates -- all have the types of one file */
import ar from 'lunr-languages/lunr.ar';
import da from 'lunr-languages/lunr.da';
import de from 'lunr-languages/lunr.de';
import el from 'lunr-languages/lunr.el';
import es from 'lunr-languages/lunr.es';
import fi from 'lunr-languages/lunr.fi';
import fr from 'lunr-languages/lunr.fr';
import hu from 'lunr-languages/lunr.hu';
import it from 'lunr-languages/lunr.it';
import nl from 'lunr-languages/lunr.nl';
import no from 'lunr-languages/lunr.no';
import pl from 'lunr-languages/lunr.pl';
import pt from 'lunr-languages/lunr.pt';
import ro from 'lunr-languages/lunr.ro';
import ru from 'lunr-languages/lunr.ru';
import sv from 'lunr-languages/lunr.sv';
import tr from 'lunr-languages/lunr.tr';
import support from 'lunr-languages/lunr.stemmer.support';

/** Adds a language, or the shared code of all languages, to an object that replaces lunr. */
export type Installer = (lunr: Record<string, unknown>) => void;

/**
 * Languages of lunr-languages that have a stemmer, by code. Bundles contain only
 * the language of their locale. The other modules are empty (bundle/config.ts).
 */
export const INSTALLERS: Readonly<Record<string, Installer>> = {
  ar,
  da,
  de,
  el,
  es,
  fi,
  fr,
  hu,
  it,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
};

/** The shared code of all languages. */
export const SUPPORT: Installer = support;

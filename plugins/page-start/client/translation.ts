const {lang} = document.documentElement;

/** Returns true if a browser has translated the page. React would bring the original back. */
export const isTranslated = (): boolean =>
  document.documentElement.lang !== lang ||
  document.documentElement.matches('.translated-ltr, .translated-rtl') ||
  document.querySelector('[_msttexthash]') !== null;

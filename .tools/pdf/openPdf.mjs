import {getDocument, VerbosityLevel} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a PDF to read its text and its bookmarks. */
export function openPdf(bytes) {
  return getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}

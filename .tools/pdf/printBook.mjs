import {chromium} from 'playwright-core';
import {ensureBrowser} from '../ensureBrowser.mjs';
import {startStaticServer} from '../staticServer.mjs';
import {openPdf} from './openPdf.mjs';

const LINE =
  'font: 8px sans-serif; width: 100%; padding: 0 16mm; display: flex; justify-content: space-between';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Prints the HTML of a book on A4, with its style sheets from the built site. */
export async function printBook({buildDir, title, html}) {
  const {server, origin} = await startStaticServer({
    buildDir,
    baseUrl: '/help/',
    port: 0,
  });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({javaScriptEnabled: false});
    const address = `${origin}/help/print/book`;
    await page.route(address, (route) =>
      route.fulfill({contentType: 'text/html; charset=utf-8', body: html}),
    );
    await page.goto(address, {timeout: 0});
    const pdf = await page.pdf({
      format: 'A4',
      outline: true,
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: `<div style="${LINE}"><span>${escaped(title)}</span><span class="pageNumber"></span></div>`,
    });
    const document = await openPdf(pdf);
    return {pdf, pages: document.numPages};
  } finally {
    await browser.close();
    server.close();
  }
}

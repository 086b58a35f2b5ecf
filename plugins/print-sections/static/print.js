// Print pages work without it: the button is there only where this has run.
const button = document.querySelector('[data-print]');
button?.addEventListener('click', () => window.print());
button?.removeAttribute('hidden');

// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  onFailedScript,
  onStarted,
} from '../../../../../plugins/deferred-start/client/page';

const html = document.documentElement;
const root = () => document.getElementById('__docusaurus')!;

beforeEach(() => {
  document.body.innerHTML = '<div id="__docusaurus"><p></p></div>';
  html.setAttribute('data-has-hydrated', 'false');
});

describe('onStarted', () => {
  it('hears that the page has started', async () => {
    const callback = vi.fn();
    await onStarted(callback);
    html.setAttribute('data-has-hydrated', 'true');
    await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1));
  });

  it('hears that a page that crashes is drawn anew', async () => {
    const callback = vi.fn();
    await onStarted(callback);
    root().replaceChildren(document.createElement('h1'));
    await vi.waitFor(() => expect(callback).toHaveBeenCalledTimes(1));
  });

  it('hears no other changes', async () => {
    const callback = vi.fn();
    await onStarted(callback);
    html.setAttribute('data-has-hydrated', 'no');
    root().firstElementChild!.append('text');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('onFailedScript', () => {
  it('hears scripts that cannot be had, and nothing else', () => {
    const callback = vi.fn();
    onFailedScript(new AbortController().signal, callback);
    const fail = (name: string) => {
      const element = document.createElement(name);
      document.body.append(element);
      element.dispatchEvent(new Event('error'));
    };
    fail('img');
    expect(callback).not.toHaveBeenCalled();
    fail('script');
    fail('script');
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('ends when it is told so', () => {
    const callback = vi.fn();
    const controller = new AbortController();
    onFailedScript(controller.signal, callback);
    controller.abort();
    const script = document.createElement('script');
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(callback).not.toHaveBeenCalled();
  });
});

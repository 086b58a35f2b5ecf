// @vitest-environment jsdom
import {act} from 'react';
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import OnDemand from '../../../../../../plugins/operator-lab/theme/OnDemand';

let root: Root;

const text = () => document.body.textContent;
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({textContent}) => textContent === name)?.click();
    await Promise.resolve();
  });
const show = (load: () => Promise<ReactNode>, children?: ReactNode) =>
  act(() =>
    root.render(
      <OnDemand label="Open" load={load}>
        {children}
      </OnDemand>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe('OnDemand', () => {
  it('loads its panel once, and keeps it while it is closed', async () => {
    const load = vi.fn(() => Promise.resolve('panel'));
    show(load);
    expect(load).not.toHaveBeenCalled();
    await press('Open');
    expect(text()).toBe('Openpanel');
    await press('Open');
    expect(text()).toBe('Openpanel');
    expect(document.querySelector('[hidden]')?.textContent).toBe('panel');
    await press('Open');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows its children instead while the panel is closed or loads', async () => {
    let finish: (content: ReactNode) => void = () => undefined;
    show(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
      'steps',
    );
    await press('Open');
    expect(text()).toBe('OpenLoading…steps');
    await act(async () => {
      finish('panel');
      await Promise.resolve();
    });
    expect(text()).toBe('Openpanel');
    await press('Open');
    expect(text()).toBe('Opensteps');
  });

  it('says that it could not load, and tries again', async () => {
    const load = vi
      .fn<() => Promise<ReactNode>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('panel');
    show(load, 'steps');
    await press('Open');
    expect(text()).toContain('The example could not be loaded.');
    expect(text()).toContain('steps');
    await press('Try again');
    expect(text()).toBe('Openpanel');
    expect(document.activeElement?.textContent).toBe('Open');
  });
});

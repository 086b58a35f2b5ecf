import {createElement, Fragment} from 'react';
import type {ReactNode} from 'react';
import type {AutocompleteRenderer} from '@algolia/autocomplete-js';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {memo} from '../../shared/memo';

/** React roots by panel. The library creates a new panel when a resize changes the layout. */
const roots = new WeakMap<Element, Root>();

/** Draws a panel synchronously, because the input already names the active row. */
export function drawPanel(content: ReactNode, panel: Element): void {
  flushSync(() => memo(roots, panel, createRoot).render(content));
}

/** React as the renderer of autocomplete-js, whose types are written for Preact. */
export const RENDERER = {
  createElement,
  Fragment,
  render: drawPanel,
} as unknown as AutocompleteRenderer;

import {START_PATH} from '../paths';
import type {SearchUi} from './types';

/** Name of the page without a search. */
export const CONTROL = 'no search';

/** A page without a search: each key only changes one line, so its times are the machine's own. */
export const control: SearchUi = {
  path: START_PATH,
  rows: '#control-row',
  box: '#control',
  enter: (box) => box.focus(),
  inject: `
<div style="position:fixed;top:0;right:0;background:#fff;z-index:999"><input id="control"><p id="control-row"></p></div>
<script>document.getElementById('control').addEventListener('input', (event) => {
  document.getElementById('control-row').textContent = event.target.value;
});</script>
`,
};

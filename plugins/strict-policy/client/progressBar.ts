import nprogress from 'nprogress';
import {trustedMarkup} from './trustedMarkup';

/** The progress bar of the classic theme, without the spinner that it switches off. */
const TEMPLATE = '<div class="bar" role="bar"><div class="peg"></div></div>';

nprogress.configure({template: trustedMarkup(TEMPLATE)});

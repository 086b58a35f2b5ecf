import {version} from '../package.json';
import type {Options} from '../plugins/feedback/options';

/** The guides name no public address, so the one who publishes the site says where answers go. */
export const feedback: Options = {
  address: process.env.FEEDBACK_ADDRESS || undefined,
  siteVersion: version,
};

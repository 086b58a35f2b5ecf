import {createHash} from 'node:crypto';

/** A whole number below 2³² that depends only on a text. */
export const hashOf = (text: string): number =>
  createHash('sha1').update(text).digest().readUInt32BE(0);

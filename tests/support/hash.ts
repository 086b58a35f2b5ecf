import {createHash} from 'node:crypto';

/** Hash of a text: an integer below 2³². */
export const hashOf = (text: string): number =>
  createHash('sha1').update(text).digest().readUInt32BE(0);

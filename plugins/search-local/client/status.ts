/**
 * How far the search index is. Bytes are those after decompression; the total
 * is missing while it is not known. After `failed`, the next search loads again.
 */
export type SearchStatus =
  | {readonly state: 'idle'}
  | {
      readonly state: 'loading';
      readonly loadedBytes: number;
      readonly totalBytes?: number;
    }
  | {readonly state: 'ready'}
  | {readonly state: 'failed'};

import {describe, expect, it} from 'vitest';
import {withNearIds} from '../../../../../plugins/dev-server/docs/nearIds';

const MESSAGE = `Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- deploy/rest-ap
- into

Available document ids are:
- admin/users
- deploy/flows
- deploy/rest-api
- intro
- outro
`;

describe('withNearIds', () => {
  it('names the nearest ids in place of all ids', () => {
    expect(withNearIds(MESSAGE)).toBe(
      `Invalid sidebar file at "sidebars.ts".
These document ids do not exist:
- deploy/rest-ap; the nearest ids are deploy/rest-api, deploy/flows, admin/users
- into; the nearest ids are intro, outro, admin/users`,
    );
  });

  it('leaves other messages alone', () => {
    expect(withNearIds('Something else\n- one')).toBe('Something else\n- one');
  });
});

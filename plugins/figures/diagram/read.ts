import Joi from 'joi';
import {readYaml, words} from '../read/readYaml';
import type {Check, Place, Read} from '../read/readYaml';

/** Kinds of boxes. Each kind has its own shape. */
const KINDS = ['step', 'data', 'person', 'decision', 'outside'] as const;

/** A box. Its name is visible, and arrows refer to it. */
export type Box = {
  readonly name: string;
  /** Small line below the name. Default: none. */
  readonly note?: string;
  /** Default: 'step'. */
  readonly kind?: (typeof KINDS)[number];
  /** Link target, as in a Markdown link. Default: none. */
  readonly link?: string;
};

/** An arrow between two boxes or groups. */
export type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly isDashed: boolean;
  /** True if both ends have an arrowhead. */
  readonly isBoth: boolean;
  /** Short label on the line. Default: none. */
  readonly label?: string | undefined;
};

/** A labeled frame around boxes, which it lists by name. */
export type Group = {readonly name: string; readonly boxes: readonly string[]};

/** Main direction of the arrows. */
export type Direction = 'right' | 'down';

/** A parsed diagram. */
export type Diagram = {
  readonly title: string;
  /** Text alternative. */
  readonly description: string;
  readonly direction: Direction;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly groups: readonly Group[];
};

type Written = Omit<Diagram, 'boxes' | 'arrows' | 'groups'> & {
  readonly boxes: Readonly<Record<string, string | Omit<Box, 'name'> | null>>;
  readonly arrows: readonly (string | Readonly<Record<string, string>>)[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
};

/** Arrow between two names in the source. Dots create a dashed line. */
const ARROW = /\s+(<?(?:-|\.\.)>)\s+/;

const arrow = Joi.string().pattern(ARROW, 'A -> B');
const box = Joi.object({
  note: words,
  kind: Joi.valid(...KINDS),
  link: words,
});
const schema = Joi.object<Written>({
  title: words.required(),
  description: words.required(),
  direction: Joi.valid('right', 'down').default('right'),
  boxes: Joi.object().pattern(words, [words, null, box]).min(1).required(),
  arrows: Joi.array()
    .items(arrow, Joi.object().pattern(arrow, words).length(1))
    .default([]),
  groups: Joi.object().pattern(words, Joi.array().items(words)).default({}),
});

/** Parses `A -> B -> C` into an arrow between each pair of neighbors. */
function arrowsOf(written: Written['arrows'][number]): Arrow[] {
  const [[text, label] = ['']] =
    typeof written === 'string' ? [[written]] : Object.entries(written);
  const [first = '', ...rest] = text.trim().split(ARROW);
  let from = first;
  return rest.flatMap((sign, at) => {
    const to = rest[at + 1];
    if (at % 2 === 1 || to === undefined) {
      return [];
    }
    const isDashed = sign.includes('.');
    const one = {from, to, isDashed, isBoth: sign.startsWith('<'), label};
    from = to;
    return [one];
  });
}

const checkNames: Check<Written> = ({boxes, arrows, groups}, report) => {
  const names = Object.keys(boxes);
  const expectOneOf = (known: string[], name: string, place: Place) => {
    if (!known.includes(name)) {
      const list = known.map((one) => `"${one}"`).join(', ');
      report(place, `"${name}" is no box; there are ${list}`);
    }
  };
  arrows.forEach((written, at) => {
    for (const {from, to} of arrowsOf(written)) {
      for (const end of [from, to]) {
        expectOneOf([...names, ...Object.keys(groups)], end, ['arrows', at]);
      }
      if (from === to) {
        report(['arrows', at], `the arrow of "${from}" leads back to itself`);
      }
    }
  });
  const taken = new Set(names);
  for (const [group, members] of Object.entries(groups)) {
    if (taken.has(group)) {
      report(['groups', group], `"${group}" is the name of a box, too`);
    }
    members.forEach((name, at) => {
      const place = ['groups', group, at];
      expectOneOf(names, name, place);
      if (names.includes(name) && !taken.delete(name)) {
        report(place, `"${name}" stands in two groups`);
      }
    });
  }
};

/** Parses the YAML block of a diagram. */
export function readDiagram(source: string): Read<Diagram> {
  const {value, problems} = readYaml(source, schema, checkNames);
  return problems
    ? {problems}
    : {
        value: {
          ...value,
          boxes: Object.entries(value.boxes).map(([name, fields]) => ({
            name,
            ...(typeof fields === 'string' ? {note: fields} : fields),
          })),
          arrows: value.arrows.flatMap(arrowsOf),
          groups: Object.entries(value.groups).map(([name, members]) => ({
            name,
            boxes: members,
          })),
        },
      };
}

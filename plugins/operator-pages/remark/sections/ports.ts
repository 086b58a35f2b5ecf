import {familyOf} from '../../record/port';
import type {Port, PortTypes} from '../../record/port';
import type {OperatorView} from '../../views/views';
import {
  blocks,
  code,
  drawn,
  element,
  heading,
  joinLists,
  paragraph,
  text,
} from '../nodes';
import type {Child} from '../nodes';
import {portSymbol} from '../svg/portSymbol';
import type {Words} from '../words';
import {badge} from './badges';

/** Symbol of a port next to its name; the type follows in words. */
function symbol(port: Port, types: PortTypes): Child {
  return drawn(
    'svg',
    {
      viewBox: '-8 -8 16 16',
      width: 16,
      height: 16,
      ariaHidden: 'true',
      className: ['operator-port-symbol'],
    },
    [portSymbol(familyOf(port, types), {x: 0, y: 0})],
  );
}

function entry(port: Port, types: PortTypes, words: Words): Child[] {
  return [
    element(
      'dt',
      {},
      joinLists(
        [symbol(port, types), text(' '), code(port.name)],
        badge('type', text(port.type)),
        port.optional && badge('optional', text(words['ports.optional'])),
        port.many && badge('many', text(words['ports.many'])),
      ),
    ),
    element('dd', {}, port.about ? blocks(port.about) : []),
  ];
}

function list(
  ports: readonly Port[],
  {portTypes}: OperatorView,
  words: Words,
): Child {
  return element(
    'dl',
    {className: ['operator-ports']},
    ports.flatMap((port) => entry(port, portTypes, words)),
  );
}

/** A section on the inputs or outputs of a record; after outputs, what the results show. */
export function portsSection(side: 'inputs' | 'outputs') {
  return (view: OperatorView, words: Words): Child[] => {
    const {[side]: ports, unrecorded, shows} = view.record;
    const nothing = unrecorded.includes(side) ? 'unknown' : 'none';
    return joinLists<Child>(
      [
        ports.length > 0
          ? list(ports, view, words)
          : paragraph(text(words[`${side}.${nothing}`])),
      ],
      side === 'outputs' && shows && blocks(shows),
    );
  };
}

/** Inner processes: how often each runs, what it receives, and what it returns. */
export function subprocessesSection(view: OperatorView, words: Words): Child[] {
  const {subprocesses, unrecorded} = view.record;
  const direction = (label: string, ports: readonly Port[]) =>
    ports.length > 0 && [
      element('p', {className: ['operator-direction']}, [text(label)]),
      list(ports, view, words),
    ];
  return joinLists<Child>(
    subprocesses.flatMap(({name, about, runs, sources, sinks}) =>
      joinLists<Child>(
        [heading(3, name)],
        about && blocks(about),
        runs && blocks(runs),
        direction(words['subprocesses.receives'], sources),
        direction(words['subprocesses.delivers'], sinks),
      ),
    ),
    unrecorded.includes('subprocesses') && [
      paragraph(text(words['subprocesses.unknown'])),
    ],
  );
}

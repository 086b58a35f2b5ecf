import {familyOf} from '../../record/port';
import type {Port} from '../../record/port';
import type {OperatorView} from '../../views/views';
import {
  badge,
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
import {portSymbol} from '../operatorBox';

/**
 * Attributes of the symbols next to port names. The text after them names the
 * type.
 */
const SYMBOL = {
  viewBox: '-8 -8 16 16',
  width: 16,
  height: 16,
  ariaHidden: 'true',
  className: ['operator-port-symbol'],
};

function list(ports: readonly Port[], {portTypes}: OperatorView): Child {
  const entries = ports.flatMap((port) => [
    element(
      'dt',
      {},
      joinLists<Child>(
        [
          drawn('svg', SYMBOL, [
            portSymbol(familyOf(port, portTypes), {x: 0, y: 0}),
          ]),
          text(' '),
          code(port.name),
        ],
        badge('type', text(port.type)),
        port.optional && badge('optional', text('optional')),
        port.many && badge('many', text('one more when connected')),
      ),
    ),
    element('dd', {}, port.about ? blocks(port.about) : []),
  ]);
  return element('dl', {className: ['operator-ports']}, entries);
}

/**
 * Creates a section on the inputs or outputs of a record. After the outputs, it
 * describes the results.
 */
export function portsSection(side: 'inputs' | 'outputs') {
  return (view: OperatorView): Child[] => {
    const {[side]: ports, unrecorded, shows} = view.record;
    const word = side === 'inputs' ? 'input' : 'output';
    const nothing = unrecorded.includes(side)
      ? `The ${word} ports of this operator are not described here.`
      : `This operator has no ${word} ports.`;
    return joinLists<Child>(
      [ports.length > 0 ? list(ports, view) : paragraph(text(nothing))],
      side === 'outputs' && shows && blocks(shows),
    );
  };
}

/**
 * Section on inner processes: the number of runs, inputs, and results of each.
 */
export function subprocessesSection(view: OperatorView): Child[] {
  const {subprocesses, unrecorded} = view.record;
  const direction = (label: string, ports: readonly Port[]) =>
    ports.length > 0 && [
      element('p', {className: ['operator-direction']}, [text(label)]),
      list(ports, view),
    ];
  return joinLists<Child>(
    subprocesses.flatMap(({name, about, runs, sources, sinks}) =>
      joinLists<Child>(
        [heading(3, name)],
        about && blocks(about),
        runs && blocks(runs),
        direction('Receives', sources),
        direction('Delivers', sinks),
      ),
    ),
    unrecorded.includes('subprocesses') && [
      paragraph(
        text(
          'What the inner processes receive and deliver is not described here.',
        ),
      ),
    ],
  );
}

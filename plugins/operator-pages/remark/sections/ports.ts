import type {Port, PortTypes, Subprocess} from '../../record/types';
import {familyOf, portSymbol} from '../svg/portSymbol';
import {blocks, code, drawn, element, heading, paragraph, text} from '../nodes';
import type {Child} from '../nodes';
import {badge} from './badges';

/** Symbol of a port beside its name; the type stands there in words. */
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

function entry(port: Port, types: PortTypes): Child[] {
  return [
    element('dt', {}, [
      symbol(port, types),
      text(' '),
      code(port.name),
      ...badge('type', text(port.type)),
      ...(port.optional ? badge('optional', text('optional')) : []),
      ...(port.many ? badge('many', text('one more when connected')) : []),
    ]),
    element('dd', {}, port.about ? blocks(port.about) : []),
  ];
}

function list(ports: readonly Port[], types: PortTypes): Child {
  return element(
    'dl',
    {className: ['operator-ports']},
    ports.flatMap((port) => entry(port, types)),
  );
}

/** A section on the inputs or outputs; `isKnown` tells whether none means that there are none. */
export function portsSection(
  title: 'Input' | 'Output',
  ports: readonly Port[],
  types: PortTypes,
  isKnown: boolean,
): Child[] {
  const none = isKnown
    ? `This operator has no ${title.toLowerCase()} ports.`
    : `The ${title.toLowerCase()} ports of this operator are not described here.`;
  return [
    heading(2, title),
    ports.length > 0 ? list(ports, types) : paragraph(text(none)),
  ];
}

function innerPorts(
  label: string,
  ports: readonly Port[],
  types: PortTypes,
): Child[] {
  return ports.length > 0
    ? [
        element('p', {className: ['operator-direction']}, [text(label)]),
        list(ports, types),
      ]
    : [];
}

/** The section on inner processes: what each receives and must deliver. */
export function subprocessesSection(
  subprocesses: readonly Subprocess[],
  types: PortTypes,
): Child[] {
  return subprocesses.length === 0
    ? []
    : [
        heading(2, 'Subprocesses'),
        ...subprocesses.flatMap(({name, about, sources, sinks}) => [
          heading(3, name),
          ...(about ? blocks(about) : []),
          ...innerPorts('Receives', sources, types),
          ...innerPorts('Delivers', sinks, types),
        ]),
      ];
}

import type {OperatorRecord, Port, PortTypes} from '../../record/types';
import {familyOf, portSymbol} from '../svg/portSymbol';
import {blocks, code, drawn, element, heading, paragraph, text} from '../nodes';
import type {Child} from '../nodes';
import type {PortContext} from '../portContext';
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

function entry(port: Port, {types, words}: PortContext): Child[] {
  return [
    element('dt', {}, [
      symbol(port, types),
      text(' '),
      code(port.name),
      ...badge('type', text(port.type)),
      ...(port.optional
        ? badge('optional', text(words['ports.optional']))
        : []),
      ...(port.many ? badge('many', text(words['ports.many'])) : []),
    ]),
    element('dd', {}, port.about ? blocks(port.about) : []),
  ];
}

function list(ports: readonly Port[], context: PortContext): Child {
  return element(
    'dl',
    {className: ['operator-ports']},
    ports.flatMap((port) => entry(port, context)),
  );
}

const SIDES = {
  inputs: {
    title: 'section.input',
    none: 'ports.noInputs',
    unknown: 'ports.unknownInputs',
  },
  outputs: {
    title: 'section.output',
    none: 'ports.noOutputs',
    unknown: 'ports.unknownOutputs',
  },
} as const;

/** A section on the inputs or outputs of a record, and what the results show. */
export function portsSection(
  side: keyof typeof SIDES,
  record: OperatorRecord,
  context: PortContext,
): Child[] {
  const {title, none, unknown} = SIDES[side];
  const ports = record[side];
  const nothing = record.unrecorded.includes(side) ? unknown : none;
  return [
    heading(2, context.words[title]),
    ports.length > 0
      ? list(ports, context)
      : paragraph(text(context.words[nothing])),
    ...(side === 'outputs' && record.shows ? blocks(record.shows) : []),
  ];
}

function innerPorts(
  label: string,
  ports: readonly Port[],
  context: PortContext,
): Child[] {
  return ports.length > 0
    ? [
        element('p', {className: ['operator-direction']}, [text(label)]),
        list(ports, context),
      ]
    : [];
}

/** The section on inner processes: how often each runs, what it receives, and what it delivers. */
export function subprocessesSection(
  {subprocesses, unrecorded}: OperatorRecord,
  context: PortContext,
): Child[] {
  const {words} = context;
  const isUnknown = unrecorded.includes('subprocesses');
  return subprocesses.length === 0 && !isUnknown
    ? []
    : [
        heading(2, words['section.subprocesses']),
        ...subprocesses.flatMap(({name, about, runs, sources, sinks}) => [
          heading(3, name),
          ...[about, runs].flatMap((sentence) =>
            sentence ? blocks(sentence) : [],
          ),
          ...innerPorts(words['subprocesses.receives'], sources, context),
          ...innerPorts(words['subprocesses.delivers'], sinks, context),
        ]),
        ...(isUnknown ? [paragraph(text(words['subprocesses.unknown']))] : []),
      ];
}

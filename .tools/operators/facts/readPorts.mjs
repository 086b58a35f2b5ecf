import {asSentence} from './words.mjs';

/** The name that readers see for a type of port, by the names that the site lists for it. */
function portType(type, portTypes) {
  if (!type) {
    return 'Any object';
  }
  const wanted = type.toLowerCase();
  const found = Object.entries(portTypes).find(([name, {also = []}]) =>
    [name, ...also].some((one) => one.toLowerCase() === wanted),
  );
  return found?.[0] ?? type;
}

function readPort(fact, portTypes) {
  const {name, type, optional, extendable, many, meaning} = fact;
  return {
    name,
    type: portType(type, portTypes),
    ...(meaning && {about: asSentence(meaning)}),
    ...(optional && {optional: true}),
    ...((extendable || many) && {many: true}),
  };
}

/** Ports of an operator or of an inner process in the form of a record. */
export function readPorts(facts, portTypes) {
  return (facts ?? []).map((port) => readPort(port, portTypes));
}

/** Inner processes, with what each run of them receives and delivers. */
export function readSubprocesses(
  {subprocesses, inner_ports: inner},
  portTypes,
) {
  return (subprocesses ?? []).map((name) => {
    const found = inner?.find(({subprocess}) => subprocess === name);
    return {
      name,
      sources: readPorts(found?.sources, portTypes),
      sinks: readPorts(found?.sinks, portTypes),
    };
  });
}

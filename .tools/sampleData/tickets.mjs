import {withRepeats} from './csv.mjs';
import {createRandom} from './random.mjs';

const MINUTE_MS = 60 * 1000;
const START = Date.UTC(2025, 8, 1, 6);

const OPENINGS = [
  'Hello,',
  'Good morning,',
  'Hi there,',
  'To whom it may concern:',
  'Second time I write:',
];

const CLOSINGS = [
  'Please call me back.',
  'Thank you.',
  'I expect an answer this week.',
  'Otherwise I will cancel.',
  'It is not urgent.',
];

/** Sentences of customers by topic. */
const SENTENCES = {
  billing: [
    'my last invoice is {amount} euros higher than the one before',
    'I was charged twice for the same month',
    'the invoice shows {amount} euros for calls that I never made',
    'I cannot find the invoice of last month in my account',
  ],
  outage: [
    'the line has been dead for {hours} hours',
    'the internet drops every evening around {hour} pm',
    'since the storm there is no connection in our street',
    'the speed is far below what I pay for, about {hours} megabits',
  ],
  contract: [
    'I would like to change from monthly to one year',
    'when does my contract end, and how do I cancel it',
    'we move house next month and want to take the contract with us',
    'your shop promised {amount} euros off, but the contract says nothing of it',
  ],
  device: [
    'the router restarts by itself {hours} times a day',
    'the new phone does not accept the SIM card',
    'the red light on the box stays on after the update',
    'I sent the router back {hours} days ago and have no receipt',
  ],
};

function fill(text, random) {
  return text
    .replaceAll('{amount}', () => random.integer(5, 60))
    .replaceAll('{hours}', () => random.integer(2, 12))
    .replaceAll('{hour}', () => random.integer(6, 10));
}

function ticket(random, at, created) {
  const topic = random.pickByWeight({
    billing: 34,
    outage: 30,
    contract: 21,
    device: 15,
  });
  const first = random.pick(SENTENCES[topic]);
  const second = random.pick(SENTENCES[topic]);
  const body =
    first === second || random.chance(0.5) ? first : `${first}, and ${second}`;
  const text = `${random.pick(OPENINGS)} ${fill(body, random)}. ${random.pick(CLOSINGS)}`;
  return {
    ticket_id: `T-${5001 + at}`,
    created: new Date(created).toISOString().slice(0, 19).replace('T', ' '),
    customer_id: `C-${random.integer(10001, 11200)}`,
    channel: random.pickByWeight({mail: 50, chat: 35, phone: 15}),
    topic: random.chance(0.06) ? null : topic,
    text: random.chance(0.01) ? null : text,
  };
}

/** 400 support tickets of a telephone company, three of them duplicated. */
export function supportTickets() {
  const random = createRandom(77);
  let created = START;
  const rows = Array.from({length: 400}, (_, at) => {
    created += random.integer(4, 320) * MINUTE_MS;
    return ticket(random, at, created);
  });
  return withRepeats(rows, [58, 190, 311], 1);
}

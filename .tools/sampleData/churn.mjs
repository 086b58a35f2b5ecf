import {withRepeats} from './csv.mjs';
import {createRandom} from './random.mjs';

/**
 * Probability of churn by contract: with few support calls, and with three or
 * more.
 */
const LEAVING = {
  monthly: [0.16, 0.74],
  'one year': [0.05, 0.3],
  'two years': [0.02, 0.16],
};

function leavingChance({
  contract,
  tenure_months: tenure,
  support_calls: calls,
}) {
  const isNew = contract === 'monthly' && tenure < 9;
  return LEAVING[contract][calls < 3 ? 0 : 1] + (isNew ? 0.18 : 0);
}

function customer(random, number) {
  const contract = random.pickByWeight({
    monthly: 50,
    'one year': 30,
    'two years': 20,
  });
  const base = {monthly: 46, 'one year': 38, 'two years': 33}[contract];
  return {
    customer_id: `C-${number}`,
    region: random.pick(['north', 'east', 'south', 'west']),
    contract,
    payment: random.pickByWeight({card: 45, transfer: 35, invoice: 20}),
    // The lower of two numbers, so there are more new contracts than old ones.
    tenure_months: Math.min(random.integer(1, 72), random.integer(1, 72)),
    monthly_charge: random.chance(0.02)
      ? null
      : (base + 18 * random.bump()).toFixed(2),
    support_calls: Number(
      random.pickByWeight({0: 38, 1: 26, 2: 14, 3: 10, 4: 7, 5: 5}),
    ),
  };
}

/**
 * 1,200 customers of a telephone company, six of them duplicated, and whether
 * they left.
 */
export function churnCustomers() {
  const random = createRandom(2025);
  const rows = Array.from({length: 1200}, (_, at) => {
    const row = customer(random, 10001 + at);
    const churn = random.chance(leavingChance(row)) ? 'yes' : 'no';
    return {...row, churn};
  });
  return withRepeats(rows, [101, 333, 520, 748, 902, 1040], 7);
}

/** 150 customers whose churn is still unknown. */
export function newCustomers() {
  const random = createRandom(2026);
  return Array.from({length: 150}, (_, at) => customer(random, 20001 + at));
}

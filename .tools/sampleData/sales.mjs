import {withRepeats} from './csv.mjs';
import {createRandom} from './random.mjs';

const DAYS = 731;
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2024, 0, 1);

/**
 * Sales level of each shop, in euros, and factors for the days of the week,
 * starting with Sunday.
 */
const SHOPS = {
  Harbor: {level: 2100, week: [1.25, 0.8, 0.85, 0.9, 1, 1.1, 1.35]},
  Market: {level: 3200, week: [0, 0.9, 0.95, 1.1, 1.05, 1.25, 1.5]},
  Station: {level: 1500, week: [0.6, 1.2, 1.15, 1.15, 1.15, 1.2, 0.75]},
};

/**
 * Factors for the months, starting with January: the town has visitors in
 * summer.
 */
const MONTHS = [
  0.82, 0.84, 0.9, 0.98, 1.07, 1.15, 1.18, 1.17, 1.08, 0.98, 0.9, 0.93,
];

function sale(random, shop, day) {
  const time = new Date(START + day * DAY_MS);
  const {level, week} = SHOPS[shop];
  const season = MONTHS[time.getUTCMonth()];
  const growth = 1 + (0.12 * day) / DAYS;
  const promotion = random.chance(0.08) ? 'yes' : 'no';
  const visitors = Math.round(
    (level / 16) *
      week[time.getUTCDay()] *
      season *
      growth *
      (promotion === 'yes' ? 1.3 : 1) *
      (1 + 0.15 * random.bump()),
  );
  const isUnread = random.chance(0.003);
  return {
    date: time.toISOString().slice(0, 10),
    shop,
    visitors,
    sales: isUnread ? null : (visitors * (15 + 2 * random.bump())).toFixed(2),
    promotion,
  };
}

/** Daily sales of three shops in two years. The Market is closed on Sundays. */
export function shopSales() {
  const random = createRandom(31);
  const rows = Array.from({length: DAYS}, (_, day) =>
    Object.keys(SHOPS).map((shop) => sale(random, shop, day)),
  )
    .flat()
    .filter(({visitors}) => visitors > 0);
  return withRepeats(rows, [412, 1377], 3);
}

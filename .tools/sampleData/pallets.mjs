/** Pallets sold per month in five years, one row per year. */
const PALLETS = [
  [481, 488, 584, 676, 763, 799, 808, 763, 715, 646, 549, 498],
  [539, 621, 658, 686, 796, 830, 868, 832, 742, 682, 603, 575],
  [635, 665, 676, 784, 837, 917, 915, 907, 820, 724, 642, 642],
  [661, 675, 783, 826, 951, 1000, 960, 975, 857, 795, 730, 667],
  [744, 764, 863, 887, 1003, 1019, 1063, 1011, 981, 870, 850, 792],
];

/** Sales of a water bottler in 60 months. */
export function bottlerPallets() {
  return PALLETS.flatMap((year, before) =>
    year.map((pallets, at) => ({
      number: 12 * before + at + 1,
      month: `${before + 1}-${String(at + 1).padStart(2, '0')}`,
      pallets,
    })),
  );
}

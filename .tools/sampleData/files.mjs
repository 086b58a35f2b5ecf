import {churnCustomers, newCustomers} from './churn.mjs';
import {toCsv} from './csv.mjs';
import {castingGrades, churnHoldout} from './holdouts.mjs';
import {bottlerPallets} from './pallets.mjs';
import {shopSales} from './sales.mjs';
import {supportTickets} from './tickets.mjs';

/** Texts of the sample data files by name. They are the same in each run. */
export function sampleFiles() {
  return {
    'bottler-pallets.csv': toCsv(bottlerPallets()),
    'casting-grades.csv': toCsv(castingGrades()),
    'churn-customers.csv': toCsv(churnCustomers()),
    'churn-holdout.csv': toCsv(churnHoldout()),
    'churn-new-customers.csv': toCsv(newCustomers()),
    'shop-sales.csv': toCsv(shopSales()),
    'support-tickets.csv': toCsv(supportTickets()),
  };
}

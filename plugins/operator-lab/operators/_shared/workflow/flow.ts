export * from '../../../run/flow';

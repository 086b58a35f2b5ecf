export * from '../../run/types';

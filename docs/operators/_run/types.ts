export * from '../../../plugins/operator-pages/run/types';

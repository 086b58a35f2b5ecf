export * from '@site/plugins/operator-pages/run/types';

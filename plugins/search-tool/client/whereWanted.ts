import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {modelContext} from './modelContext';

// Pages that start at once: nothing is loaded where the browser has no WebMCP.
if (ExecutionEnvironment.canUseDOM && modelContext()) {
  void import('./register');
}

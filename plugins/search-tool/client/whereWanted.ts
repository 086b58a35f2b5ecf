import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {modelContext} from './modelContext';

// Loads nothing if the browser does not have WebMCP.
if (ExecutionEnvironment.canUseDOM && modelContext()) {
  void import('./register');
}

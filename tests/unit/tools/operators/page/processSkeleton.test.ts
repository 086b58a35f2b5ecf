import {describe, expect, it} from 'vitest';
import {processSkeleton} from '../../../../../.tools/operators/page/processSkeleton.mjs';

const TYPES = {
  'Data table': {family: 'data'},
  Model: {family: 'model'},
  'Performance vector': {family: 'result'},
  'Any object': {family: 'any'},
};
const port = (name: string, type: string) => ({name, type});
const page = (kind: string) => ({title: 'One', id: 'operators/one', kind});

describe('processSkeleton', () => {
  it('applies the model of a learner', () => {
    const record = {
      inputs: [port('rows', 'Data table')],
      outputs: [port('model', 'Model')],
      subprocesses: [],
    };
    expect(processSkeleton(page('learner'), record, TYPES)).toBe(
      `\`\`\`process title="One in a workflow"
Retrieve
New data: Retrieve
Apply Model
One: operators/one

Retrieve -> One.rows
One.model -> Apply Model.model
New data -> Apply Model.unlabelled data
Apply Model.labelled data -> result
\`\`\``,
    );
  });

  it('fills inner processes as far as their ports tell', () => {
    const record = {
      inputs: [port('in', 'Any object')],
      outputs: [port('out', 'Any object')],
      subprocesses: [
        {
          name: 'Training',
          sources: [port('rows', 'Data table')],
          sinks: [port('model', 'Model')],
        },
        {
          name: 'Testing',
          sources: [port('model', 'Model'), port('rows', 'Data table')],
          sinks: [port('performance', 'Performance vector')],
        },
        {
          name: 'Loop',
          sources: [port('in 1', 'Any object')],
          sinks: [port('out 1', 'Any object')],
        },
        {name: 'Unknown', sources: [], sinks: []},
      ],
    };
    expect(processSkeleton(page('control'), record, TYPES)).toBe(
      `\`\`\`process title="One in a workflow"
One: operators/one {
  Training {
    k-NN
    rows -> k-NN.training set
    k-NN.model -> model
  }
  Testing {
    Apply Model
    Performance (Classification)
    model -> Apply Model.model
    rows -> Apply Model.unlabelled data
    Apply Model.labelled data -> Performance (Classification).labelled data
    Performance (Classification).performance -> performance
  }
  Loop {
    in 1 -> out 1
  }
  Unknown {
  }
}

input -> One.in
One.out -> result
\`\`\``,
    );
  });
});

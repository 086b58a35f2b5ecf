import {describe, expect, it} from 'vitest';
import {exampleTables} from '../support/exampleTables';
import {textOfPage} from '../support/claims';
import {HAS_PYTHON, output} from '../support/guideCode';
import {codeOf, folderOf} from '../support/titledCode';

const PAGE = 'generative-ai/retrieval-augmented-generation';
const [ranking] = exampleTables(PAGE, 'Build a small version');

/** Python code that ranks passages for each question with the page's script. */
const RANK = `
import csv, json, retrieve
passages = list(csv.DictReader(open("passages.csv")))
texts = [row["text"] for row in passages]
print(json.dumps([
    {
        "Question": row["question"],
        "best": [
            f"{passages[at]['source']} ({score:.3f})"
            for score, at in retrieve.rank(row["question"], texts)[: retrieve.K]
            if score > 0
        ],
    }
    for row in csv.DictReader(open("questions.csv"))
]))
`;

/**
 * Python code that splits texts into passages without pandas, which might not
 * be installed.
 */
const PIECES = `
import json, re, types, sys
sys.modules["pandas"] = types.ModuleType("pandas")
from passages import pieces
lengths = lambda size: [len(piece) for piece in pieces("x" * size)]
print(json.dumps([len(lengths(1000)), len(lengths(120000)), lengths(2000)]))
`;

type Ranked = {Question: string; best: string[]};

describe('the guide on retrieval', () => {
  it.skipIf(!HAS_PYTHON)('shows what its script finds', () => {
    const folder = folderOf(PAGE, [
      'retrieve.py',
      'passages.csv',
      'questions.csv',
    ]);
    const found = JSON.parse(
      output(folder, 'python3', ['-c', RANK]),
    ) as Ranked[];
    expect(ranking).toEqual(
      found.map(({Question, best: [nearest = 'None', second = 'None']}) => ({
        Question,
        'Nearest, with its similarity': nearest,
        Second: second,
      })),
    );
  });

  it('has placeholders for the columns that the script makes', () => {
    expect(codeOf(PAGE, 'prompt').match(/^.*\[\w+\]$/gm)).toEqual([
      '[passages]',
      'Question: [question]',
    ]);
    expect(codeOf(PAGE, 'retrieve.py')).toContain('result["passages"] = found');
  });

  it('sends a question of the sample table to the deployment', () => {
    const [column, ...questions] = codeOf(PAGE, 'questions.csv').split('\n');
    const {table} = JSON.parse(codeOf(PAGE, 'questions.json')) as {
      table: {columns: [{name: string; data: [string]}]};
    };
    expect(table).toMatchObject({height: 1, width: 1});
    expect(table.columns).toMatchObject([
      {name: column, index: 0, type: 'Nominal'},
    ]);
    expect(questions).toEqual(
      expect.arrayContaining(table.columns[0].data) as string[],
    );
  });

  it.skipIf(!HAS_PYTHON)('cuts documents into the passages it counts', () => {
    const folder = folderOf(PAGE, ['passages.py']);
    const lengths = output(folder, 'python3', ['-c', PIECES]);
    expect(JSON.parse(lengths)).toEqual([1, 141, [1000, 1000, 300]]);
    expect(textOfPage(PAGE)).toContain(
      'A text of 1,000 characters becomes one passage, and one of 120,000 becomes 141.',
    );
  });
});

import {describe, expect, it} from 'vitest';
import {exampleTables} from '../support/exampleTables';
import {textOfPage} from '../support/claims';
import {HAS_PYTHON, output} from '../support/guideCode';
import {codeOf, folderOf} from '../support/titledCode';

const PAGE = 'generative-ai/retrieval-augmented-generation';
const DOCUMENTS = 'generative-ai/documents';
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
 * Python code that splits texts without pandas, which might not be installed.
 */
const PIECES = `
import json, sys, types
sys.modules["pandas"] = types.ModuleType("pandas")
from passages import passages, pieces
found = passages([("m.pdf", 11.0, None), ("m.pdf", 12.0, "Drain it.")])
with open("/dev/null", "w") as sys.stdout:
    sources = [source for source, text in found]
sys.stdout = sys.__stdout__
lengths = [len(piece) for piece in pieces("x" * 2000)]
print(json.dumps({"lengths": lengths, "sources": sources}))
`;

/** Python code that reads a made-up document, the second page of which is a scan. */
const PAGES = `
import contextlib, json, sys
from types import ModuleType, SimpleNamespace as Object
pandas, plumber, ocr = map(ModuleType, ["pandas", "pdfplumber", "pytesseract"])
pandas.DataFrame = lambda rows, columns: rows
image = Object(original="image")
page = lambda number, text: Object(
    page_number=number, extract_text=lambda: text, to_image=lambda resolution: image
)
plumber.open = lambda name: contextlib.nullcontext(
    Object(pages=[page(1, "a"), page(2, None)]) if name == "m.pdf" else None
)
ocr.image_to_string = lambda image, lang: f"recognized in {lang}"
sys.modules |= {"pandas": pandas, "pdfplumber": plumber, "pytesseract": ocr}
import pages
pages.SCANS, pages.LANGUAGE = True, "deu"
print(json.dumps(pages.rm_main(Object(name="m.pdf"))))
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
    const folder = folderOf(DOCUMENTS, ['passages.py']);
    const found = JSON.parse(output(folder, 'python3', ['-c', PIECES])) as {
      lengths: number[];
      sources: string[];
    };
    expect(found.lengths).toEqual([1000, 1000, 300]);
    expect(textOfPage(DOCUMENTS)).toContain(
      'A page of 2,000 characters becomes three passages.',
    );
    expect(found.sources).toEqual(['m.pdf, page 12, part 1']);
  });

  it.skipIf(!HAS_PYTHON)('reads the pages of a file by its name', () => {
    const folder = folderOf(DOCUMENTS, ['pages.py']);
    expect(JSON.parse(output(folder, 'python3', ['-c', PAGES]))).toEqual([
      [1, 'a'],
      [2, 'recognized in deu'],
    ]);
  });

  it('installs what recognizes text', () => {
    const packages = codeOf(DOCUMENTS, 'environment.yml');
    for (const name of ['pdfplumber', 'pytesseract', 'tesseract']) {
      expect(packages).toContain(`- ${name}\n`.trimEnd());
    }
  });
});

import {isPlainClick, reloadLink} from './createElement';
import type {Child, CreateElement} from './createElement';
import {caution, resultNotices} from './panelView';
import type {PanelView} from './panelView';
import {problemText} from './problemText';
import {loadingText, TEXTS} from './texts';
import styles from './panel.module.css';

/** What a notice is made from. */
export type NoticeInput = {
  readonly view: PanelView;
  readonly query: string;
  /** Address of the list of all pages, if the site has one. */
  readonly indexUrl?: string;
  /** Goes there without loading the site anew. */
  readonly goTo?: (url: string) => void;
};

type Viewed<State extends PanelView['state']> = Extract<
  PanelView,
  {state: State}
>;

function loading<View>(
  create: CreateElement<View>,
  {percent}: Viewed<'loading'>,
): View {
  const bar = create('div', {
    className: percent === undefined ? styles.unknown : styles.known,
    style: percent === undefined ? {} : {width: `${percent}%`},
  });
  return create(
    'div',
    {className: styles.notice},
    create('div', null, loadingText(percent)),
    create('div', {className: styles.progress, 'aria-hidden': true}, bar),
  );
}

function problem<View>(
  create: CreateElement<View>,
  {problem: wrong}: Viewed<'problem'>,
  query: string,
): View {
  return create(
    'div',
    {className: styles.notice},
    create('strong', null, TEXTS.problem),
    create('div', null, problemText(wrong)),
    create(
      'code',
      {className: styles.problemQuery},
      query.slice(0, wrong.start),
      create('mark', null, query.slice(wrong.start, wrong.end) || ' '),
      query.slice(wrong.end),
    ),
  );
}

/** A heading, with what a reader can do about it. */
function statement<View>(
  create: CreateElement<View>,
  heading: string,
  ...more: readonly Child<View>[]
): View {
  return create(
    'div',
    {className: styles.notice},
    create('strong', null, heading),
    ...more.map((each) => each && create('div', null, each)),
  );
}

/** A link that stays within the site. */
function siteLink<View>(
  create: CreateElement<View>,
  url: string,
  text: string,
  goTo?: (url: string) => void,
): View {
  const onClick = (event: MouseEvent) => {
    if (goTo && isPlainClick(event)) {
      event.preventDefault();
      goTo(url);
    }
  };
  return create('a', {href: url, onClick}, text);
}

/** What there is to say of results. */
function remarks<View>(
  create: CreateElement<View>,
  view: Viewed<'results'>,
): View | undefined {
  const line = (...children: readonly Child<View>[]) =>
    create('div', null, ...children);
  const lines = resultNotices(view).map((text) => line(text));
  if (view.lack) {
    const link =
      view.lack === 'index' ? reloadLink(create, TEXTS.reload) : undefined;
    lines.push(line(caution(view), ' ', link));
  }
  return lines.length === 0
    ? undefined
    : create('div', {className: styles.corrected}, ...lines);
}

/**
 * The words above the rows: what is going on where there is more to say than
 * the rows do; undefined where there is not.
 */
export function notice<View>(
  create: CreateElement<View>,
  {view, query, indexUrl, goTo}: NoticeInput,
): View | undefined {
  switch (view.state) {
    case 'recents':
      return create('div', {className: styles.heading}, TEXTS.recents);
    case 'loading':
      return loading(create, view);
    case 'problem':
      return problem(create, view, query);
    case 'failed':
      return statement(
        create,
        TEXTS.noResults,
        caution(view),
        reloadLink(create, TEXTS.reload),
      );
    case 'empty':
      return statement(
        create,
        TEXTS.noResults,
        indexUrl && siteLink(create, indexUrl, TEXTS.index, goTo),
        view.hasSuggestions ? TEXTS.didYouMean : undefined,
      );
    case 'results':
      return remarks(create, view);
  }
}

import {useId} from 'react';
import type {ReactNode} from 'react';
import type {FilterForm as Form} from './useFilter';

/**
 * Form of a filter of a list, and the line below it: the number of entries that
 * pass the filter, and a button that clears it. Without scripts, only this line's
 * number is displayed.
 */
export default function FilterForm({
  form: {form, onChange, onSubmit, clear},
  label,
  tool,
  textLabel,
  count,
  clearLabel,
  children,
}: {
  readonly form: Form;
  readonly label: string;
  /** Name and description of the form for agents in the browser. */
  readonly tool: {readonly name: string; readonly description: string};
  readonly textLabel: string;
  readonly count: string;
  readonly clearLabel: string;
  /** Fields in addition to the text. */
  readonly children?: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <>
      <form
        ref={form}
        className="operator-filters"
        role="search"
        aria-label={label}
        toolname={tool.name}
        tooldescription={tool.description}
        toolautosubmit=""
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <div className="operator-filter operator-filter--text">
          <label htmlFor={id}>{textLabel}</label>
          <input id={id} name="text" type="search" autoComplete="off" />
        </div>
        {children}
      </form>
      <div className="operator-catalog-count">
        <p role="status">{count}</p>
        <button type="button" className="operator-clear" onClick={clear}>
          {clearLabel}
        </button>
      </div>
    </>
  );
}

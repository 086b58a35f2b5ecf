import 'react';

declare module 'react' {
  // Attributes of WebMCP, which make a form a tool for agents in the browser:
  // https://webmachinelearning.github.io/webmcp/
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- adds to the interface of React
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    toolautosubmit?: '';
  }

  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- adds to the interface of React
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}

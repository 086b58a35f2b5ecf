import {createContext} from 'react';

/** What the stretches of the code of the block around a component mean. */
export const MarksContext = createContext('');

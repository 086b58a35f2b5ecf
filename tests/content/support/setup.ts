import {setImmediate} from 'node:timers/promises';
import {afterEach} from 'vitest';

// Lets Vitest answer between tests: see `turns.ts`.
afterEach(() => setImmediate());

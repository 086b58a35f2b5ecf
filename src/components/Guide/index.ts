export {default as Before} from './Before';
export {default as Expect} from './Expect';
export {default as Unverified} from './Unverified';

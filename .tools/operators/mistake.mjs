/** A mistake of whoever runs a command: its message is enough, without a stack trace. */
export class Mistake extends Error {}

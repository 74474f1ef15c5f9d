import type { Store } from './store'

/** An option of a command. */
export interface Option {
  type: 'string' | 'boolean'
  /** One letter for it. */
  short?: string
  /** What stands for its value in the help, such as `<text>`. */
  value?: string
  /** What it is for. */
  summary: string
}

/** Options that every command takes. */
export const everywhere: Record<string, Option> = {
  as: { type: 'string', value: '<name>', summary: 'who you are, for the activity' },
  json: { type: 'boolean', summary: 'print the answer as JSON' },
  help: { type: 'boolean', short: 'h', summary: 'print this' },
}

/** What a command was called with. */
export interface CommandCall {
  /** The words after the command's name; as many as it asks for, further ones only where they are optional. */
  args: string[]
  /** Options given as text. */
  text: (name: string) => string | undefined
  /** A number with or without decimals, where the option was given. */
  number: (name: string) => number | undefined
  /** A whole number above 0, where the option was given. */
  count: (name: string) => number | undefined
  /** Whether a yes/no option was given. */
  is: (name: string) => boolean
  /**
   * Reaches the store.
   * @param name who acts; whom `--as` names where left out
   */
  store: (name?: string) => Promise<Store>
  /** Reads a file, or what is piped in where the name is `-`. */
  read: (file: string) => Promise<string>
  /** Writes a file that must not exist yet. */
  write: (file: string, content: string | Uint8Array) => Promise<void>
  /** Shows a person how far it is, on one line that the next call writes over; an empty text takes it away. */
  progress: (text: string) => void
}

/** What a command has to say. */
export interface Output {
  /** For programs: what `--json` prints. */
  data: unknown
  /** For people. */
  text: string
}

/** One thing the command line can do. */
export interface Command {
  /** The words that call it. */
  name: string
  summary: string
  /** Further words, in their order; optional ones in square brackets. */
  args?: { name: string; summary: string; optional?: boolean }[]
  options?: Record<string, Option>
  /** Whole command lines, without `npm run store --`. */
  examples: string[]
  run: (call: CommandCall) => Promise<Output>
}

/** Not all of it could be done; what came of it is said all the same. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
  readonly output: Output

  constructor(output: Output) {
    super(output.text)
    this.output = output
  }
}

/** The command line itself is wrong; nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

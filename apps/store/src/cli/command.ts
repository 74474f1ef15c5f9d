import type { CallLocalAdmin } from '../local-admin/calls'
import type { Store } from './store'

/** An option of a command. */
export interface Option {
  type: 'string' | 'boolean'
  /** One-letter alias. */
  short?: string
  /** Placeholder of the value in the help, e.g. `<text>`. */
  value?: string
  /** Description in the help. */
  summary: string
}

/** Options of every command. */
export const commonOptions: Record<string, Option> = {
  as: { type: 'string', value: '<name>', summary: 'your name, for the activity' },
  json: { type: 'boolean', summary: 'print the result as JSON' },
  help: { type: 'boolean', short: 'h', summary: 'print this help' },
}

/** The arguments of a command. */
export interface CommandCall {
  /** Positional arguments; complete except for optional ones. */
  args: string[]
  /** Returns a text option. */
  text: (name: string) => string | undefined
  /** Returns a numeric option; undefined if not given. */
  number: (name: string) => number | undefined
  /** Returns an option with a positive whole number; undefined if not given. */
  count: (name: string) => number | undefined
  /** True if a boolean option is given. */
  is: (name: string) => boolean
  /**
   * Connects to the store.
   * @param name the actor; `--as` by default
   */
  store: (name?: string) => Promise<Store>
  /** Connects to the store for an operation of its local admin socket. */
  localAdmin: CallLocalAdmin
  /** Reads a file, or standard input if the name is `-`. */
  read: (file: string) => Promise<string>
  /** Writes a file that must not exist. */
  write: (file: string, content: string | Uint8Array) => Promise<void>
  /** Shows progress on one line that the next call overwrites; an empty text removes it. */
  progress: (text: string) => void
}

/** The result of a command. */
export interface Output {
  /** Printed with `--json`. */
  data: unknown
  /** Printed without `--json`. */
  text: string
}

/** A command of the command line. */
export interface Command {
  /** The words of the command. */
  name: string
  summary: string
  /** Positional arguments in their order; optional ones are shown in square brackets. */
  args?: { name: string; summary: string; optional?: boolean }[]
  options?: Record<string, Option>
  /** Complete command lines without `npm run store --`. */
  examples: string[]
  run: (call: CommandCall) => Promise<Output>
}

/** The command failed partially; its output is printed. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
  readonly output: Output

  constructor(output: Output) {
    super(output.text)
    this.output = output
  }
}

/** Invalid arguments; nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

import { parseArgs } from 'node:util'
import { ApiError } from '@skafferi/api'
import { readNumber } from '@skafferi/domain/rules/text/number-text'
import type { CallLocalAdmin } from '../local-admin/calls'
import { StoreError } from '../platform/http/errors'
import { StartError } from '../platform/start-error'
import { nameIn } from './choices'
import {
  CommandFailed,
  commonOptions,
  UsageError,
  type Command,
  type CommandCall,
  type Option,
  type Output,
} from './command'
import type { Store } from './store'
import { plain } from './table'

/** The command that runs the command line. */
const program = 'npm run store --'

function usage({ name, args = [], options = {} }: Command): string {
  const words = args.map((arg) => (arg.optional ? `[${arg.name}]` : `<${arg.name}>`))
  const choices = Object.keys(options).length > 0 ? ['[options]'] : []
  return [program, name, ...words, ...choices].join(' ')
}

function listing(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`).join('\n')
}

/** Returns the help of a command. */
function commandHelp(command: Command): string {
  const args = (command.args ?? []).map(({ name, summary }) => [name, summary] as const)
  const options = Object.entries({ ...command.options, ...commonOptions }).map(
    ([name, option]) => [`--${name}${option.value ? ` ${option.value}` : ''}`, option.summary] as const,
  )
  return [
    command.summary,
    `Usage: ${usage(command)}`,
    ...(args.length > 0 ? [`Arguments:\n${listing(args)}`] : []),
    `Options:\n${listing(options)}`,
    `Examples:\n${command.examples.map((example) => `  ${program} ${example}`).join('\n')}`,
  ].join('\n\n')
}

/**
 * Returns a list of commands.
 * @param group the words that all of them begin with
 */
function overview(commands: readonly Command[], group: readonly string[]): string {
  return [
    'Commands for operators. They work while the store runs.',
    `Usage: ${[program, ...group].join(' ')} <command> [--json] [--help]`,
    `Commands:\n${listing(commands.map(({ name, summary }) => [name, summary] as const))}`,
    'Commands apply to the store of DATA_DIR or DATABASE_URL, like `npm start`.\n' +
      'Exit codes: 0 done, 1 refused or failed, 2 invalid arguments.',
  ].join('\n\n')
}

/** External dependencies of the command line. */
export interface CliContext extends Pick<CommandCall, 'read' | 'write' | 'progress'> {
  /** Connects to the store on behalf of an actor; called only by commands that need it. */
  storeAs: (name: string | undefined) => Promise<Store>
  print: (text: string) => void
  printError: (text: string) => void
}

/** 0: done; 1: refused or failed; 2: usage error. */
type ExitCode = 0 | 1 | 2

/**
 * Returns the positional words of a command line; options may be anywhere among them. Options are checked once the
 * command is known.
 */
function readWords(commands: readonly Command[], argv: readonly string[]) {
  const options: Record<string, Option> = Object.assign(
    {},
    ...commands.map((command) => command.options),
    commonOptions,
  )
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: false })
  return { words: positionals, isHelp: values.help === true }
}

const nameOf = ({ name }: Command): string[] => name.split(' ')

/** True if `words` begins with `first`. */
const beginsWith = (words: readonly string[], first: readonly string[]) =>
  first.every((word, index) => words[index] === word)

function findCommand(commands: readonly Command[], words: readonly string[]): Command | undefined {
  return commands.find((command) => beginsWith(words, nameOf(command)))
}

function findGroup(commands: readonly Command[], words: readonly string[]): Command[] {
  return commands.filter((command) => beginsWith(nameOf(command), words))
}

function notFound(commands: readonly Command[], words: readonly string[]): UsageError {
  const near = findGroup(commands, words.slice(0, 1)).map((command) => nameOf(command).slice(1).join(' '))
  const hint = near.length > 0 ? `\`${words[0]}\` can be followed by: ${near.join(', ')}.` : ''
  return new UsageError(`There is no command "${words.join(' ')}". ${hint || 'See --help.'}`)
}

/**
 * Returns the help for a command, a group or everything.
 * @throws UsageError if the words name none of them
 */
function help(commands: readonly Command[], words: readonly string[]): string {
  const command = findCommand(commands, words)
  if (command) return commandHelp(command)
  const group = findGroup(commands, words)
  if (group.length === 0) throw notFound(commands, words)
  return overview(group, words)
}

function toNumber(name: string, text: string): number {
  const reading = readNumber(text, { decimals: 2 })
  if (reading.kind === 'number' && Number.isFinite(reading.value)) return reading.value
  const isAmbiguous = reading.kind === 'refused' && reading.fault === 'ambiguous'
  throw new UsageError(
    isAmbiguous
      ? `--${name} can be read in two ways: write ${reading.either.join(' or ')}.`
      : `--${name} must be a number, not "${text}".`,
  )
}

function toCall(command: Command, argv: readonly string[], context: CliContext): CommandCall {
  const options = { ...command.options, ...commonOptions }
  const { values: given, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const args = positionals.slice(nameOf(command).length)
  const expected = command.args ?? []
  const missing = expected.find((arg, index) => !arg.optional && args[index] === undefined)
  if (missing) throw new UsageError(`<${missing.name}> is missing: ${missing.summary}.`)
  if (args.length > expected.length) throw new UsageError(`"${args[expected.length]}" is one word too many.`)
  const text = (name: string) => given[name] as string | undefined
  const as = nameIn('as', text('as'))
  const store = (name = as) => context.storeAs(name)
  const number = (name: string) => {
    const value = text(name)
    return value === undefined ? undefined : toNumber(name, value)
  }
  return {
    args,
    text,
    number,
    count: (name) => {
      const value = number(name)
      if (value === undefined || (Number.isSafeInteger(value) && value > 0)) return value
      throw new UsageError(`--${name} must be a whole number above 0, not "${text(name)}".`)
    },
    is: (name) => given[name] === true,
    ...context,
    store,
    localAdmin: (async (operation, input) => (await store()).localAdmin(operation, input)) as CallLocalAdmin,
  }
}

function explain(error: unknown): { code: ExitCode; text: string } {
  const { code } = error as { code?: string }
  if (error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS')) {
    return { code: 2, text: (error as Error).message }
  }
  if (error instanceof ApiError || error instanceof StoreError) {
    const named = error instanceof ApiError ? error.fields : error.refusal.fields
    const fields = Object.entries(named ?? {}).map(([name, problem]) => `  ${name}: ${problem.message}`)
    return { code: 1, text: plain([error.message, ...fields].join('\n')) }
  }
  if (error instanceof StartError) return { code: 1, text: error.message }
  return { code: 1, text: error instanceof Error ? error.message : String(error) }
}

async function run(command: Command, call: CommandCall): Promise<{ output: Output; code: ExitCode }> {
  try {
    return { output: await command.run(call), code: 0 }
  } catch (error) {
    if (error instanceof CommandFailed) return { output: error.output, code: 1 }
    throw error
  }
}

/** Runs a command line; returns the exit code. */
export async function runCommandLine(
  commands: readonly Command[],
  argv: readonly string[],
  context: CliContext,
): Promise<ExitCode> {
  const { words, isHelp: wantsHelp } = readWords(commands, argv)
  try {
    if (wantsHelp || argv.length === 0) {
      context.print(help(commands, words))
      return wantsHelp ? 0 : 2
    }
    if (words.length === 0) throw new UsageError('No command is named. See --help.')
    const command = findCommand(commands, words)
    if (!command) throw notFound(commands, words)
    const call = toCall(command, argv, context)
    const { output, code } = await run(command, call)
    context.print(call.is('json') ? JSON.stringify(output.data, null, 2) : output.text)
    return code
  } catch (error) {
    const { code, text } = explain(error)
    context.printError(text)
    return code
  }
}

import { parseArgs } from 'node:util'
import { StoreError } from '../http/errors'
import type { Ask } from '../operator'
import { StartError } from '../start-error'
import { UsageError, type Command, type CommandCall } from './command'
import { commandHelp, overview } from './help'

/** What the command line needs of the world outside. */
export interface Surroundings extends Pick<CommandCall, 'read' | 'write'> {
  /** Reaches the store; called only by commands that need it. */
  ask: Ask
  print: (text: string) => void
  complain: (text: string) => void
}

/** Done; refused or failed; not understood. */
type ExitCode = 0 | 1 | 2

function findCommand(commands: readonly Command[], words: readonly string[]): Command | undefined {
  return commands
    .filter(({ name }) => name.split(' ').every((word, place) => words[place] === word))
    .sort((a, b) => b.name.length - a.name.length)[0]
}

function notFound(commands: readonly Command[], words: readonly string[]): UsageError {
  const near = commands.filter(({ name }) => name.split(' ')[0] === words[0]).map(({ name }) => name)
  const known = near.length > 0 ? `\`${words[0]}\` can be followed by: ${near.map((name) => name.split(' ').slice(1).join(' ')).join(', ')}.` : ''
  return new UsageError(`There is no command "${words.join(' ')}". ${known || 'See --help.'}`)
}

function toNumber(name: string, text: string): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) throw new UsageError(`--${name} must be a number, not "${text}".`)
  return number
}

function toCall(command: Command, argv: readonly string[], surroundings: Surroundings): CommandCall | 'help' {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }])),
    },
  })
  if (values.help) return 'help'
  const args = positionals.slice(command.name.split(' ').length)
  const expected = command.args ?? []
  const missing = expected.find((arg, place) => !arg.optional && args[place] === undefined)
  if (missing) throw new UsageError(`<${missing.name}> is missing: ${missing.summary}.`)
  if (args.length > expected.length) throw new UsageError(`"${args[expected.length]}" is one word too many.`)
  const given = values as Record<string, string | boolean | undefined>
  const text = (name: string) => given[name] as string | undefined
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
    ...surroundings,
  }
}

function explain(error: unknown): { code: ExitCode; text: string } {
  const { code } = error as { code?: string }
  if (error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS')) {
    return { code: 2, text: (error as Error).message }
  }
  if (error instanceof StoreError) {
    const fields = Object.entries(error.refusal.fields ?? {}).map(([name, problem]) => `  ${name}: ${problem}`)
    return { code: 1, text: [error.message, ...fields].join('\n') }
  }
  if (error instanceof StartError) return { code: 1, text: error.message }
  return { code: 1, text: error instanceof Error ? error.message : String(error) }
}

/** Runs one command line; tells with which code the process should end. */
export async function runCommandLine(
  commands: readonly Command[],
  argv: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const words = argv.filter((word) => !word.startsWith('-'))
  const isHelp = argv.includes('--help') || argv.includes('-h')
  try {
    if (words.length === 0 && (isHelp || argv.length === 0)) {
      surroundings.print(overview(commands))
      return isHelp ? 0 : 2
    }
    const command = findCommand(commands, argv)
    if (!command) throw notFound(commands, words)
    const call = toCall(command, argv, surroundings)
    if (call === 'help') {
      surroundings.print(commandHelp(command))
      return 0
    }
    const { data, text } = await command.run(call)
    surroundings.print(argv.includes('--json') ? JSON.stringify(data, null, 2) : text)
    return 0
  } catch (error) {
    const { code, text } = explain(error)
    surroundings.complain(text)
    return code
  }
}

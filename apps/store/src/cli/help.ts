import { commonOptions, type Command } from './command'

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
export function commandHelp(command: Command): string {
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
export function overview(commands: readonly Command[], group: readonly string[]): string {
  return [
    'Commands for operators. They work while the store runs.',
    `Usage: ${[program, ...group].join(' ')} <command> [--json] [--help]`,
    `Commands:\n${listing(commands.map(({ name, summary }) => [name, summary] as const))}`,
    'Commands apply to the store of DATA_DIR or DATABASE_URL, like `npm start`.\nExit codes: 0 done, 1 refused or failed, 2 invalid arguments.',
  ].join('\n\n')
}

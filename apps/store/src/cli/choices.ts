import { isActorName } from '../platform/http/local-admin'
import { UsageError, type Option } from './command'

/** Option for the maximum length of a list. */
export const limit: Option = { type: 'string', value: '<number>', summary: 'maximum number of rows' }

/** Creates an option with a fixed set of values; read it with `oneOf`. */
export function choice(words: readonly string[], summary: string): Option {
  return { type: 'string', value: `<${words.join('|')}>`, summary }
}

/**
 * Returns the value of such an option.
 * @throws UsageError if it is not one of the words
 */
export function oneOf<Word extends string>(
  words: readonly Word[],
  option: string,
  value: string | undefined,
): Word | undefined {
  if (value === undefined || (words as readonly string[]).includes(value)) return value as Word | undefined
  throw new UsageError(`--${option} must be one of ${words.join(', ')}, not "${value}".`)
}

/**
 * Returns a trimmed name for activity entries.
 * @throws UsageError if it is invalid
 */
export function nameIn(option: string, value: string | undefined): string | undefined {
  const name = value?.trim()
  if (name === undefined || isActorName(name)) return name
  throw new UsageError(`--${option} must be a name of 1 to 60 characters.`)
}

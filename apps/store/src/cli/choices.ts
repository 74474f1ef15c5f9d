import { isSaidName } from '../http/machine'
import { UsageError, type Option } from './command'

/** The option that says how long a list may be. */
export const limit: Option = { type: 'string', value: '<number>', summary: 'how many at most' }

/** An option whose value is one of a few words; read it with `oneOf`. */
export function choice(words: readonly string[], summary: string): Option {
  return { type: 'string', value: `<${words.join('|')}>`, summary }
}

/** A word that must be one of a few. @throws UsageError naming them */
export function oneOf<Word extends string>(
  words: readonly Word[],
  option: string,
  given: string | undefined,
): Word | undefined {
  if (given === undefined || (words as readonly string[]).includes(given)) return given as Word | undefined
  throw new UsageError(`--${option} must be one of ${words.join(', ')}, not "${given}".`)
}

/** A person's name for the activity, without space around it. @throws UsageError where it is none */
export function nameIn(option: string, given: string | undefined): string | undefined {
  const name = given?.trim()
  if (name === undefined || isSaidName(name)) return name
  throw new UsageError(`--${option} must be a name of 1 to 60 characters.`)
}

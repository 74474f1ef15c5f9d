import { UsageError } from './command'

/** A word that must be one of a few. @throws UsageError naming them */
export function oneOf<Word extends string>(words: readonly Word[], option: string, given: string | undefined): Word | undefined {
  if (given === undefined || (words as readonly string[]).includes(given)) return given as Word | undefined
  throw new UsageError(`--${option} must be one of ${words.join(', ')}, not "${given}".`)
}

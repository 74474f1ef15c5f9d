import type { CompiledMessage } from '@skafferi/domain/rules/text/messages'

/** A message without arguments. */
export type NoValues = Record<never, never>

/**
 * The English texts of one area of the shop.
 * @typeParam Shape the arguments of each key's message; {@link NoValues} if it has none
 */
export interface WordsArea<Shape> {
  /** The area's name, which is also its key in a catalogue of another language. */
  readonly name: string
  /** Compiled English messages by key. */
  readonly messages: { readonly [Key in keyof Shape]: CompiledMessage }
}

/**
 * Declares an area of words. Only `compile.ts` calls it, in `generated/`: to add a text, edit `<area>.en.json`, so that
 * it can be translated.
 */
export function defineWords<Shape>(name: string, messages: WordsArea<Shape>['messages']): WordsArea<Shape> {
  return { name, messages }
}

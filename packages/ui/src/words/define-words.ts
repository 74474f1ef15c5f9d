/** One compiled ICU message: text, and where a value or a plural stands instead of text (see `compile.ts`). */
export type CompiledMessage = readonly unknown[]

/** A message without arguments. */
export type NoValues = Record<never, never>

/**
 * The English texts of one area of the shop.
 *
 * @typeParam Shape what each key takes: {@link NoValues}, or an object of its message's arguments.
 */
export interface WordsArea<Shape> {
  /** The area's name; a catalogue for another language files its texts under it. */
  readonly name: string
  /** Compiled English messages by key. */
  readonly messages: { readonly [Key in keyof Shape]: CompiledMessage }
}

/**
 * Declares an area of words. Written by `compile.ts` into `generated/`, not by hand: a text belongs into
 * `<area>.en.json`, so that it can be translated.
 */
export function defineWords<Shape>(name: string, messages: WordsArea<Shape>['messages']): WordsArea<Shape> {
  return { name, messages }
}

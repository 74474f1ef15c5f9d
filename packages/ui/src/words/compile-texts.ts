import type { Areas } from './areas'
import { compileMessage } from './compile-message'
import type { Catalogue } from './translate'

/** Texts by area and key, in ICU MessageFormat, as in `en.json`. Those left out stay English. */
export type Texts = { readonly [Area in keyof Areas]?: { readonly [Key in keyof Areas[Area]]?: string } }

/**
 * Compiles texts for `WordsProvider`: of another language, or a few that replace the kit's own. Call it once, outside
 * of components; or write its result, which is JSON, to a file, so that browsers do not load the compiler.
 * @throws Error with area and key if a text is not valid ICU MessageFormat
 */
export function compileTexts(texts: Texts): Catalogue {
  const compile = (area: string, key: string, text: string) => {
    try {
      return compileMessage(text)
    } catch (error) {
      throw new Error(`${area}, "${key}": ${(error as Error).message}`, { cause: error })
    }
  }
  return Object.fromEntries(
    Object.entries(texts as Record<string, Record<string, string>>).map(([area, messages]) => [
      area,
      Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(area, key, text)])),
    ]),
  )
}

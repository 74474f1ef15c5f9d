/// <reference types="vite/client" />
import type { CompiledMessage, WordsArea } from '../packages/ui/src/words'

type Messages = Record<string, CompiledMessage>

const areas = Object.values(
  import.meta.glob<Record<string, WordsArea<Messages>>>('../packages/ui/src/words/generated/*.ts', { eager: true }),
).flatMap((module) => Object.values(module))

/** Accented letters that the shop's typeface has, so that no fallback font changes the text's width. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  U: 'Ü',
  Y: 'Ý',
}

/** Doubles the vowels, which makes English about 40 % longer, like German or Finnish. */
function stretch(text: string): string {
  const longer = text.replace(/[aeiouy]/g, '$&$&')
  return longer.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)
}

/** Stretches text; placeholders (`#`), arguments and names of cases are kept. */
function stretchAll(message: CompiledMessage): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : stretch(token)
    const [argument, kind, cases] = token as [string, string?, Messages?]
    if (cases === undefined) return token
    const stretched = Object.entries(cases).map(([name, inner]) => [name, stretchAll(inner)])
    return [argument, kind, Object.fromEntries(stretched)]
  })
}

/** A text in the pseudo-language. Brackets show if a text is truncated or concatenated from parts. */
const toPseudo = (message: CompiledMessage): CompiledMessage => ['[', ...stretchAll(message), ']']

/** Every text of the kit by area, in English and in the pseudo-language. */
export const languages = areas.map((area) => ({
  area,
  english: { ...area.messages },
  pseudo: Object.fromEntries(Object.entries(area.messages).map(([key, message]) => [key, toPseudo(message)])),
}))

/**
 * Switches the kit to the pseudo-language or back. Replaces the messages themselves, because an app sets its own
 * language, which overrides a provider around it.
 */
export function setPseudoLocale(on: boolean): void {
  for (const { area, english, pseudo } of languages) Object.assign(area.messages, on ? pseudo : english)
}

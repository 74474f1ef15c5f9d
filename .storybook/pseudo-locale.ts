/// <reference types="vite/client" />
import type { CompiledMessage, WordsArea } from '../packages/ui/src/words'

type Messages = Record<string, CompiledMessage>

const areas = Object.values(
  import.meta.glob<Record<string, WordsArea<Messages>>>('../packages/ui/src/words/generated/*.ts', { eager: true }),
).flatMap((module) => Object.values(module))

/** Letters the shop's typeface has, so that a longer text is a longer text and not another face. */
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

/** Doubling the vowels makes English about 40 % longer, as long as German or Finnish say the same thing. */
function stretch(text: string): string {
  const longer = text.replace(/[aeiouy]/g, '$&$&')
  return longer.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)
}

/** Text is stretched; a number's place (`#`), arguments and the names of cases stay. */
function stretchAll(message: CompiledMessage): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : stretch(token)
    const [argument, kind, cases] = token as [string, string?, Messages?]
    if (cases === undefined) return token
    const stretched = Object.entries(cases).map(([name, inner]) => [name, stretchAll(inner)])
    return [argument, kind, Object.fromEntries(stretched)]
  })
}

/** One text in the pseudo-language. The brackets show where a text is cut off, or put together from pieces. */
const toPseudo = (message: CompiledMessage): CompiledMessage => ['[', ...stretchAll(message), ']']

/** Every text of the kit, area by area, in English and in the pseudo-language. */
export const languages = areas.map((area) => ({
  area,
  english: { ...area.messages },
  pseudo: Object.fromEntries(Object.entries(area.messages).map(([key, message]) => [key, toPseudo(message)])),
}))

/**
 * Makes the kit speak the pseudo-language, or English again. It replaces the texts themselves, because an app brings
 * its own language along: a provider around it would not be heard inside.
 */
export function speakPseudo(on: boolean): void {
  for (const { area, english, pseudo } of languages) Object.assign(area.messages, on ? pseudo : english)
}

/** A part of a text. */
export interface MarkedPart {
  text: string
  /** True if it is a search word. */
  isMatch: boolean
}

/** Minimum length of a search word that is also found inside of words, as in `relevanceOf`. */
const minInside = 4

/** Letters are equal without accents and in any case. */
const letters = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' })

const isPartOfWord = (character: string) => /^[\p{Letter}\p{Number}]/u.test(character)

/** Splits a title into parts, and marks those that a search contains. All parts together are the title. */
export function markWords(title: string, query: string): MarkedPart[] {
  const characters = Array.from(title)
  const words = (query.match(/[\p{Letter}\p{Number}]+/gu) ?? []).map((word) => Array.from(word))
  const matches = new Set<number>()
  characters.forEach((_, place) => {
    const isInside = isPartOfWord(characters[place - 1] ?? '')
    for (const word of words) {
      const isFound =
        (!isInside || word.length >= minInside) &&
        word.every((letter, index) => letters.compare(letter, characters[place + index] ?? '') === 0)
      if (isFound) word.forEach((__, index) => matches.add(place + index))
    }
  })
  const parts: MarkedPart[] = []
  characters.forEach((text, index) => {
    const isMatch = matches.has(index)
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += text
    else parts.push({ text, isMatch })
  })
  return parts
}

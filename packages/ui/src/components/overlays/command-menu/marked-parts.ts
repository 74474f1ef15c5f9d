/** Removes case and diacritics, keeping one character for each character ("tjarn" finds Tjärn). */
const plain = (text: string) =>
  [...text].map((character) => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1) || character)

/** Splits a label at the typed text: before it, the match, after it. Without a match, everything is before. */
export function markedParts(label: string, typed: string): [before: string, found: string, after: string] {
  const query = plain(typed.trim())
  const letters = plain(label)
  const at =
    query.length === 0
      ? -1
      : letters.findIndex((_, index) => query.every((letter, step) => letters[index + step] === letter))
  if (at < 0) {
    return [label, '', '']
  }
  const characters = [...label]
  const end = at + query.length
  return [characters.slice(0, at).join(''), characters.slice(at, end).join(''), characters.slice(end).join('')]
}

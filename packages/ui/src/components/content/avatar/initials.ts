const LETTER = /[\p{L}\p{N}]/u

/** The first letters of a name's first and last word, as capitals; empty if the name has no letter. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/u)
    .map((word) => [...word].find((letter) => LETTER.test(letter)))
    .filter((letter) => letter !== undefined)
  const firstAndLast = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return firstAndLast.join('').toLocaleUpperCase()
}

const LETTER = /[\p{L}\p{N}]/u

/** The first letter of the first and of the last word of a name, as capitals; empty where it has no letter. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/u)
    .map((word) => [...word].find((letter) => LETTER.test(letter)))
    .filter((letter) => letter !== undefined)
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return ends.join('').toLocaleUpperCase()
}

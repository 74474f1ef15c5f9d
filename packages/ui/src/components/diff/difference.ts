/** The difference between two texts: the common start, each text's middle, and the common end. */
export interface Difference {
  start: string
  before: string
  after: string
  end: string
}

/** Words with their trailing white space, so that joining them restores the text. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** Finds the changed part of a text, by whole words. */
export function differenceOf(before: string, after: string): Difference {
  const one = wordsOf(before)
  const other = wordsOf(after)
  const most = Math.min(one.length, other.length)
  let first = 0
  while (first < most && one[first] === other[first]) first++
  let last = 0
  while (last < most - first && one.at(-1 - last) === other.at(-1 - last)) last++
  return {
    start: one.slice(0, first).join(''),
    before: one.slice(first, one.length - last).join(''),
    after: other.slice(first, other.length - last).join(''),
    end: last === 0 ? '' : one.slice(-last).join(''),
  }
}

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
  const beforeWords = wordsOf(before)
  const afterWords = wordsOf(after)
  const maxCommon = Math.min(beforeWords.length, afterWords.length)
  let startCount = 0
  while (startCount < maxCommon && beforeWords[startCount] === afterWords[startCount]) startCount++
  let endCount = 0
  while (endCount < maxCommon - startCount && beforeWords.at(-1 - endCount) === afterWords.at(-1 - endCount)) endCount++
  return {
    start: beforeWords.slice(0, startCount).join(''),
    before: beforeWords.slice(startCount, beforeWords.length - endCount).join(''),
    after: afterWords.slice(startCount, afterWords.length - endCount).join(''),
    end: endCount === 0 ? '' : beforeWords.slice(-endCount).join(''),
  }
}

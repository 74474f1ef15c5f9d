import { splitText } from './words'

/** Maximum number of suggestions. */
const maxWords = 4

/** Returns the bigrams of a text's words; the beginning of a word counts as a letter. */
function pairsOf(text: string): Set<string> {
  return new Set(splitText(text).flatMap((word) => [...word].map((letter, at) => (word[at - 1] ?? ' ') + letter)))
}

/** Returns the similarity of two texts from 0 to 1 (Dice coefficient of their bigrams). */
function similarity(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / (one.size + other.size || 1)
}

/**
 * Returns the four of the shop's words that are most similar to a search without results. If fewer are similar, the
 * most frequent other words follow.
 * @param known the shop's words, most frequent first
 */
export function similarWords(words: string, known: readonly string[]): string[] {
  const searched = pairsOf(words)
  return known
    .map((word) => ({ word, score: similarity(searched, pairsOf(word)) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxWords)
    .map(({ word }) => word)
}

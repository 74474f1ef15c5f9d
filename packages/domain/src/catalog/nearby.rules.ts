import { splitText } from './words.rules'

/** Words offered beside each other at most. */
const most = 4

/** Pairs of neighbouring letters of a text's words; a word's beginning counts as a letter. */
function pairsOf(text: string): Set<string> {
  return new Set(splitText(text).flatMap((word) => [...word].map((letter, at) => (word[at - 1] ?? ' ') + letter)))
}

/** How much of two texts is the same, from 0 to 1. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / (one.size + other.size || 1)
}

/**
 * The shop's own words that a search without result may have meant: the likest first, at most four. Where fewer are
 * alike, the most used of the others follow, so that there is always a way on.
 * @param known the words the shop uses, most used first
 */
export function nearbyWords(words: string, known: readonly string[]): string[] {
  const sought = pairsOf(words)
  return known
    .map((word) => ({ word, like: likeness(sought, pairsOf(word)) }))
    .toSorted((one, other) => other.like - one.like)
    .slice(0, most)
    .map(({ word }) => word)
}

import { linesOf, withoutVersion, type LegalText } from './legal-text'

/** A line of a text that was added or removed. */
export interface LegalChange {
  kind: 'added' | 'removed'
  line: string
}

/** Pairs of lines that are compared at most; texts with more differences are removed and added as a whole. */
const maxPairs = 4_000_000

/**
 * The changed lines between two texts in the order of reading; a changed paragraph is removed and added. Only the lines
 * between the common beginning and end are compared.
 */
export function legalChanges(before: LegalText | null, after: LegalText): LegalChange[] {
  const old = before === null ? [] : linesOf(withoutVersion(before))
  const next = linesOf(withoutVersion(after))
  let start = 0
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1
  let end = 0
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end)) end += 1
  return compare(old.slice(start, old.length - end), next.slice(start, next.length - end))
}

/** Lines that two texts have in common at most, from each pair of positions to the end. */
function commonCounts(old: readonly string[], next: readonly string[]): Uint16Array[] {
  const counts = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      counts[i]![j] = old[i] === next[j] ? counts[i + 1]![j + 1]! + 1 : Math.max(counts[i + 1]![j]!, counts[i]![j + 1]!)
  return counts
}

function compare(old: readonly string[], next: readonly string[]): LegalChange[] {
  if (old.length * next.length > maxPairs)
    return [
      ...old.map((line) => ({ kind: 'removed', line }) as const),
      ...next.map((line) => ({ kind: 'added', line }) as const),
    ]
  const counts = commonCounts(old, next)
  const changes: LegalChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && old[i] === next[j]) {
      i += 1
      j += 1
    } else if (i < old.length && (j === next.length || counts[i + 1]![j]! >= counts[i]![j + 1]!)) {
      changes.push({ kind: 'removed', line: old[i]! })
      i += 1
    } else {
      changes.push({ kind: 'added', line: next[j]! })
      j += 1
    }
  }
  return changes
}

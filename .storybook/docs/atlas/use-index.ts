import { use } from 'react'
import type { StoryIndexEntry } from 'storybook/internal/types'

let indexPromise: Promise<readonly StoryIndexEntry[]> | undefined

/** Every story of this Storybook, in the order of the sidebar. */
export function useIndex(): readonly StoryIndexEntry[] {
  indexPromise ??= fetch('./index.json')
    .then((answer) => answer.json() as Promise<{ entries: Record<string, StoryIndexEntry> }>)
    .then(({ entries }) => Object.values(entries).filter(({ type }) => type === 'story'))
  return use(indexPromise)
}

/** True if a story shows a state rather than testing behaviour. */
export const isPicture = ({ tags = [] }: StoryIndexEntry): boolean => !tags.includes('behaviour')

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story of the built Storybook. */
export interface Story {
  id: string
  title: string
  name: string
  tags: readonly string[]
}

const index = join(import.meta.dirname, '../storybook-static/index.json')

/** All stories of the built Storybook. */
export const stories = Object.values(
  (JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story & { type: string }> }).entries,
).filter(({ type }) => type === 'story')

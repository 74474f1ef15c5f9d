import type { Plugin } from 'vite'
import { countSnapshots } from './snapshot-count.mjs'
import { storyFiles } from './story-files.ts'

const titles = () =>
  storyFiles().flatMap(([, text]) => {
    const { title, hasFullView } = countSnapshots(text)
    return hasFullView ? [title] : []
  })

/** Titles of the story files that have a snapshot of a full view, as the module `virtual:full-views`. */
export const fullViews = (): Plugin => ({
  name: 'full-views',
  resolveId: (id) => (id === 'virtual:full-views' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:full-views' ? `export default ${JSON.stringify(titles())}` : undefined),
})

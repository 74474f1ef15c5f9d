import { Suspense } from 'react'
import type { StoryIndexEntry } from 'storybook/internal/types'
import { Thumb } from './Thumb'
import { isPicture, useIndex } from './use-index'

/** The states of one screen. */
function Screen({ title, stories }: { title: string; stories: readonly StoryIndexEntry[] }) {
  const name = title.split('/').at(-1)!
  return (
    <section>
      <h2 id={name}>{name.replace(/(?<=[a-z])Screen$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}</h2>
      <div className="docs-atlas">
        {stories.map((story) => (
          <Thumb key={story.id} id={story.id} name={story.name} phone={story.tags?.includes('phone') ?? false} />
        ))}
      </div>
    </section>
  )
}

function Screens({ area }: { area: string }) {
  const stories = useIndex().filter((story) => story.title.startsWith(`${area}/`) && isPicture(story))
  const titles = [...new Set(stories.map(({ title }) => title))]
  return titles.map((title) => (
    <Screen key={title} title={title} stories={stories.filter((story) => story.title === title)} />
  ))
}

/**
 * Thumbnails of every state of every screen of an area.
 * @param area path in the sidebar: `Screens/Account`
 */
export function Area({ area }: { area: string }) {
  return (
    <Suspense fallback={null}>
      <Screens area={area} />
    </Suspense>
  )
}

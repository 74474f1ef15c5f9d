import { Suspense, useState } from 'react'
import type { StoryIndexEntry } from 'storybook/internal/types'
import { PageLink } from '../GuideBlock'
import { StoryPicture, usePictures } from '../StoryPicture'
import { useFacts } from '../use-facts'
import { Thumb } from './Thumb'
import { isPicture, useIndex } from './use-index'

/** The name of a screen in words, from its title: "Cart" for `Screens/Cart and checkout/CartScreen`. */
function screenName(title: string): string {
  const [first = '', ...others] = title
    .split('/')
    .at(-1)!
    .replace(/(?<=[a-z])Screen$/, '')
    .split(/(?<=[a-z])(?=[A-Z])/)
  return [first, ...others.map((word) => word.toLowerCase())].join(' ')
}

const isPhone = ({ tags }: StoryIndexEntry) => tags?.includes('phone') ?? false

/** The stored pictures of a screen; a live frame for a screen that has none yet. */
function Pictures({ story, name }: { story: StoryIndexEntry; name: string }) {
  const pictures = usePictures(story.id)
  if (pictures.length === 0) return <Thumb id={story.id} name={story.name} phone={isPhone(story)} />
  return pictures.map((picture) => (
    <StoryPicture
      key={picture.file}
      id={story.id}
      picture={picture}
      name={`${name}, ${picture.scheme}, ${picture.width} px wide`}
    />
  ))
}

/** Live frames of a screen's states, which load once the list is opened. */
function LiveStates({ stories }: { stories: readonly StoryIndexEntry[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="docs-code" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Show all {stories.length} states</summary>
      {isOpen && (
        <div className="docs-atlas">
          {stories.map((story) => (
            <Thumb key={story.id} id={story.id} name={story.name} phone={isPhone(story)} />
          ))}
        </div>
      )}
    </details>
  )
}

/** A screen: its pictures, and links to its states. */
function Screen({ title, stories }: { title: string; stories: readonly StoryIndexEntry[] }) {
  const { pages } = useFacts()
  const name = screenName(title)
  const page = pages.find((one) => one.title === title)
  const [first] = stories
  return (
    <section className="docs-screen">
      <h2 id={title.split('/').at(-1)}>{page ? <PageLink id={page.id} name={name} /> : name}</h2>
      <div className="docs-screen-look">
        {first && <Pictures story={first} name={name} />}
        <ul className="sb-unstyled">
          {stories.map((story) => (
            <li key={story.id}>
              <PageLink kind="story" id={story.id} name={story.name} />
            </li>
          ))}
        </ul>
      </div>
      {stories.length > 1 && <LiveStates stories={stories} />}
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
 * Every screen of an area with its stored pictures and its states.
 * @param area path in the sidebar: `Screens/Account`
 */
export function Area({ area }: { area: string }) {
  return (
    <Suspense fallback={null}>
      <Screens area={area} />
    </Suspense>
  )
}

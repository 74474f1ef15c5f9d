import { useContext } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import type { ViewportMap } from 'storybook/viewport'
import { initialGlobals } from '../toolbar'
import { StoryFrame } from './StoryFrame'

/** Maximum height of a frame in px; taller content scrolls. */
const MAX_HEIGHT = 640

/** A story in a frame of its viewport's width. */
export function StoryWindow({ story }: { story: PreparedStory }) {
  const { globals } = useContext(DocsContext).getStoryContext(story)
  const { viewport } = story.storyGlobals as { viewport?: { value?: string } }
  const screen = (story.parameters.viewport.options as ViewportMap)[viewport?.value ?? '']?.styles
  const globalsQuery = Object.keys(initialGlobals).map((name) => `${name}:${String(globals[name])}`)
  const height = Math.min(
    MAX_HEIGHT,
    Number.parseInt(screen?.height ?? story.parameters.docs?.story?.height ?? '520', 10),
  )
  return (
    <div className="docs-window">
      <StoryFrame
        id={story.id}
        title={`${story.title}, ${story.name}`}
        globals={globalsQuery.join(';')}
        className="docs-frame"
        style={{ inlineSize: screen?.width ?? '100%', blockSize: height }}
      />
      <p className="docs-window-foot">
        <span>{screen ? `${Number.parseInt(screen.width, 10)} px wide` : 'In a separate window'}</span>
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open
        </a>
      </p>
    </div>
  )
}

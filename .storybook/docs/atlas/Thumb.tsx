import { useContext } from 'react'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { initialGlobals, type Toolbar } from '../../toolbar'
import { StoryFrame } from '../StoryFrame'

const DESK = { inline: 1280, block: 960, scale: 0.23 }
const PHONE = { inline: 390, block: 844, scale: 0.262 }

/** The settings of the toolbars when the page is opened. */
function useGlobals(): string {
  const { channel } = useContext(DocsContext)
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: Toolbar }[]
  const { scheme, contrast, density, direction, locale } = { ...initialGlobals, ...event?.globals }
  return Object.entries({ scheme, contrast, density, direction, locale })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

interface ThumbProps {
  /** The story's id in Storybook. */
  id: string
  name: string
  /** True if it is for a narrow screen. */
  phone: boolean
}

/** A thumbnail of a story that links to it. */
export function Thumb({ id, name, phone }: ThumbProps) {
  const globals = useGlobals()
  const { inline, block, scale } = phone ? PHONE : DESK
  return (
    <a className="docs-thumb sb-unstyled" href={`./?path=/story/${id}`} target="_top">
      <span className="docs-thumb-picture" style={{ inlineSize: inline * scale, blockSize: DESK.block * DESK.scale }}>
        <StoryFrame
          id={id}
          title={name}
          globals={globals}
          className="docs-thumb-frame"
          style={{ inlineSize: inline, blockSize: block, scale: String(scale) }}
          frame={{ tabIndex: -1, inert: true }}
        />
      </span>
      {name}
    </a>
  )
}

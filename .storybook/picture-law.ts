import type { StoryContext } from '@storybook/react-vite'
import { leftBehind, type Look } from '../packages/ui/src/internal/stories/left-behind'
import { lookAt } from '../packages/ui/src/internal/stories/look-at'

/** Whether this is the test run: a person in Storybook may click what they like. */
const isTest = '__vitest_browser__' in globalThis

/** What hands do. A page that loads or leads on by itself does without, and may change as it does. */
const HANDS = ['pointerdown', 'mouseover', 'click', 'keydown', 'input', 'change', 'drop', 'paste'] as const

/** As many changes as a message needs. */
const MOST = 3

interface Watch {
  /** How the story looked before its play function began. */
  drawn: Look
  /** Whether a hand was at it since. */
  touched: boolean
}

const watches = new WeakMap<StoryContext, Watch>()

/** The story file the test run is at. */
function storyFile(): string {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: { filepath?: string } }
  return worker?.filepath?.replace(/^.*\/(?=(packages|apps|\.storybook)\/)/, '') ?? 'its story file'
}

/**
 * Remembers a story as it was drawn, so that `keepPicture` can compare.
 *
 * @returns undoes it.
 */
export function rememberPicture(context: StoryContext): (() => void) | undefined {
  if (!isTest || context.tags.includes('behaviour') || context.tags.includes('reaches')) {
    return undefined
  }
  const { mount } = context
  const hands = new AbortController()
  context.mount = async (...ui) => {
    const canvas = await mount(...ui)
    const watch: Watch = { drawn: lookAt(document), touched: false }
    watches.set(context, watch)
    const touch = ({ type, isTrusted }: Event) => {
      // The browser tells a page that changes under a mouse at rest, which an earlier story may have left there.
      watch.touched ||= type !== 'mouseover' || !isTrusted
    }
    HANDS.forEach((type) => document.addEventListener(type, touch, { capture: true, signal: hands.signal }))
    return canvas
  }
  return () => hands.abort()
}

/**
 * Pictures and behaviour are kept apart: what a picture shows is as it was drawn, and a story about behaviour is none.
 *
 * @throws where they are not, and says what to write in which file.
 */
export function keepPicture(context: StoryContext): void {
  const { title, name, tags, parameters } = context
  if (tags.includes('behaviour') && parameters.chromatic?.disableSnapshot !== true) {
    throw new Error(
      `${title} › ${name} is about behaviour, and a picture is taken of it: ` +
        `in ${storyFile()}, add ...behaviour.parameters to its parameters.`,
    )
  }
  const watch = watches.get(context)
  const changes = watch?.touched ? leftBehind(watch.drawn, lookAt(document)) : []
  if (changes.length > 0) {
    throw new Error(
      `${title} › ${name} is a picture, and its play function leaves something behind: ` +
        `${changes.slice(0, MOST).join('; ')}.\n` +
        `In ${storyFile()}, move what it does to a story of its own that begins with ...behaviour` +
        (name === 'Default' ? '.' : `; or, where this is the state that "${name}" names, add tags: ['reaches'].`),
    )
  }
}

import type { StoryContext } from '@storybook/react-vite'
import { pageDifferences, type Look } from '../packages/ui/src/internal/stories/page-differences'
import { lookAt } from '../packages/ui/src/internal/stories/look-at'

/** True in the test run; in Storybook users may interact with stories. */
const isTest = '__vitest_browser__' in globalThis

/** User input. Pages that change by themselves, without input, are exempt. */
const HANDS = ['pointerdown', 'mouseover', 'click', 'keydown', 'input', 'change', 'drop', 'paste'] as const

/** Maximum number of changes in a message. */
const MOST = 3

interface Watch {
  /** The state before the play function. */
  drawn: Look
  /** True if there was input since. */
  touched: boolean
}

const watches = new WeakMap<StoryContext, Watch>()

/** The path of the story file under test. */
function storyFile(): string {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: { filepath?: string } }
  return worker?.filepath?.replace(/^.*\/(?=(packages|apps|\.storybook)\/)/, '') ?? 'its story file'
}

/**
 * Records the state of a story as rendered, for `keepPicture`.
 * @returns a function that removes the listeners
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
      // The browser dispatches a trusted mouseover if a page changes under the pointer, which an earlier story may have
      // moved.
      watch.touched ||= type !== 'mouseover' || !isTrusted
    }
    HANDS.forEach((type) => document.addEventListener(type, touch, { capture: true, signal: hands.signal }))
    return canvas
  }
  return () => hands.abort()
}

/**
 * Checks that pictures and behaviour are separate: the play function of a story with a snapshot must not change its
 * state, and a story about behaviour has no snapshot.
 * @throws if they are not, with the change to make and the file
 */
export function assertPicture(context: StoryContext): void {
  const { title, name, tags, parameters } = context
  if (tags.includes('behaviour') && parameters.chromatic?.disableSnapshot !== true) {
    throw new Error(
      `${title} › ${name} is about behaviour, and a picture is taken of it: ` +
        `in ${storyFile()}, add ...behaviour.parameters to its parameters.`,
    )
  }
  const watch = watches.get(context)
  const changes = watch?.touched ? pageDifferences(watch.drawn, lookAt(document)) : []
  if (changes.length > 0) {
    throw new Error(
      `${title} › ${name} is a picture, and its play function leaves something behind: ` +
        `${changes.slice(0, MOST).join('; ')}.\n` +
        `In ${storyFile()}, move what it does to a story of its own that begins with ...behaviour` +
        (name === 'Default' ? '.' : `; or, where this is the state that "${name}" names, add tags: ['reaches'].`),
    )
  }
}

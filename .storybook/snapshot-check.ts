import type { StoryContext } from '@storybook/react-vite'
import { pageDifferences, type PageState } from '../packages/ui/src/internal/stories/page-differences'
import { readPageState } from '../packages/ui/src/internal/stories/page-state'

/** True in the test run; in Storybook users may interact with stories. */
const isTest = '__vitest_browser__' in globalThis

/** Events of user input. Changes without input are allowed. */
const INPUT_EVENTS = ['pointerdown', 'mouseover', 'click', 'keydown', 'input', 'change', 'drop', 'paste'] as const

/** Maximum number of changes in a message. */
const MAX_CHANGES = 3

interface Watch {
  /** The state before the play function. */
  initialState: PageState
  /** True if there was input since. */
  hadInput: boolean
}

const watches = new WeakMap<StoryContext, Watch>()

/** The path of the story file under test. */
function storyFile(): string {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: { filepath?: string } }
  return worker?.filepath?.replace(/^.*\/(?=(packages|apps|\.storybook)\/)/, '') ?? 'its story file'
}

/**
 * Records the rendered state of a story for `assertSnapshotState`.
 * @returns a function that removes the listeners
 */
export function recordSnapshotState(context: StoryContext): (() => void) | undefined {
  if (!isTest || context.tags.includes('behaviour') || context.tags.includes('reaches')) {
    return undefined
  }
  const { mount } = context
  const listeners = new AbortController()
  context.mount = async (...ui) => {
    const canvas = await mount(...ui)
    const watch: Watch = { initialState: readPageState(document), hadInput: false }
    watches.set(context, watch)
    const recordInput = ({ type, isTrusted }: Event) => {
      // The browser dispatches a trusted mouseover if a page changes under the pointer, which an earlier story may have
      // moved.
      watch.hadInput ||= type !== 'mouseover' || !isTrusted
    }
    INPUT_EVENTS.forEach((type) =>
      document.addEventListener(type, recordInput, { capture: true, signal: listeners.signal }),
    )
    return canvas
  }
  return () => listeners.abort()
}

/**
 * Checks that snapshots and tests of behaviour are separate: the play function of a story with a snapshot must not
 * change its state, and a story about behaviour has no snapshot.
 * @throws if they are not, with the change to make and the file
 */
export function assertSnapshotState(context: StoryContext): void {
  const { title, name, tags, parameters } = context
  if (tags.includes('behaviour') && parameters.chromatic?.disableSnapshot !== true) {
    throw new Error(
      `${title} › ${name} is tagged behaviour but has a snapshot: ` +
        `in ${storyFile()}, add ...behaviour.parameters to its parameters.`,
    )
  }
  const watch = watches.get(context)
  const changes = watch?.hadInput ? pageDifferences(watch.initialState, readPageState(document)) : []
  if (changes.length > 0) {
    throw new Error(
      `${title} › ${name} has a snapshot, but its play function changed the page: ` +
        `${changes.slice(0, MAX_CHANGES).join('; ')}.\n` +
        `In ${storyFile()}, move the interaction to a separate story that starts with ...behaviour` +
        (name === 'Default' ? '.' : `; or, if "${name}" is the name of the resulting state, add tags: ['reaches'].`),
    )
  }
}

/**
 * What a person needs to choose a component and to use it well. It stands in a story file's `parameters.guide` and
 * heads the component's page in Storybook; `story-law.test.ts` asks every component for one.
 */
export interface Guide {
  /** When it is the right choice, one case an entry. */
  use: readonly string[]
  /** When another is, and which. */
  avoid: readonly string[]
  /** How to do well with it. */
  do: readonly string[]
  /** What goes wrong with it. */
  dont: readonly string[]
  /** What the keyboard does, key by key. Empty where there is nothing to do by keyboard. */
  keys: readonly KeyUse[]
}

/** One line of a keyboard map. */
export interface KeyUse {
  /** As it is printed on the key ("Enter", "Arrow Down"), several joined by a plus. */
  key: string
  /** What it does. */
  does: string
}

/** Parameters of a story file that carry its guide. */
export const guide = (text: Guide) => ({ guide: text })

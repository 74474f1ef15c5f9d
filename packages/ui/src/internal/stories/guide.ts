import type { ReactNode } from 'react'

/**
 * Usage guidelines of a component. They are in a story file's `parameters.guide` and are shown at the top of the
 * component's page in Storybook; `story-rules.test.ts` requires them for every component. They do not repeat what is
 * read from the sources (props, tokens, related parts, roles and names).
 */
export interface Guide {
  /** Synonyms for the search of the sidebar ("modal", "dropdown"). Default none. */
  also?: readonly string[]
  /** The first version of the kit that has it. Default: the first release. */
  since?: string
  /** The replacement of a deprecated component. Default: not deprecated. */
  replacedBy?: string
  /** When to use it, one case for each entry. */
  use: readonly string[]
  /** When to use another component, and which one. */
  avoid: readonly string[]
  /** Recommendations. */
  do: readonly string[]
  /** Common mistakes. */
  dont: readonly string[]
  /** Keyboard support, one entry for each key. Empty if it has none. */
  keys: readonly KeyUse[]
  /** Its anatomy, numbered on the picture of `Default` in this order. */
  parts?: readonly GuidePart[]
  /** Content guidelines, one rule for each entry. */
  content?: readonly string[]
  /** How it adapts to narrow and wide windows. */
  widths?: string
  /** What a screen reader announces besides role and name, e.g. on opening, changing or failing. */
  announces?: string
  /** Good and bad examples side by side, or why there are none. */
  pairs?: readonly GuidePair[] | Unpaired
}

/**
 * Why there is no pair. `takes the window`: only one can be open at a time. `is not seen`: it is not visible. `leaves
 * no choice`: it determines its texts, order and appearance, so it cannot be misused visually.
 */
type Unpaired = 'takes the window' | 'is not seen' | 'not applicable'

/** One line of a keyboard map. */
export interface KeyUse {
  /** The label of the key ("Enter", "Arrow Down"), several joined by a plus. */
  key: string
  /** What it does. */
  does: string
}

/** One numbered part. */
export interface GuidePart {
  /** Its name. */
  name: string
  /** Its purpose. */
  is: string
  /** Position of its number: a CSS selector within the story; the first match. */
  at: string
  /**
   * True if the part is not always visible and not in `Default`: it is listed with a hollow number. Default: always
   * visible.
   */
  rare?: true
}

/** Two pictures of the component, as changes to the arguments of `Default`. */
export interface GuidePair {
  right: Readonly<Record<string, ReactNode | object>>
  wrong: Readonly<Record<string, ReactNode | object>>
  /** Why the first picture is right. */
  because: string
}

/** Parameters of a story file that contain its guide. */
export const guide = (text: Guide) => ({ guide: text })

const EXPECTED_FIELDS = ['parts', 'content', 'widths', 'announces', 'pairs'] as const

/** Names of the fields that a guide does not have yet. */
export const missingFields = (text: Guide): string[] =>
  EXPECTED_FIELDS.filter((field) => text[field] === undefined || text[field].length === 0)

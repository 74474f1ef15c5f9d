import type { ReactNode } from 'react'

/**
 * What a person needs to choose a component and to use it well. It stands in a story file's `parameters.guide` and
 * heads the component's page in Storybook; `story-law.test.ts` asks every component for one. What can be read from the
 * sources (props, tokens, relatives, roles and names) is not written here.
 */
export interface Guide {
  /** Other words people look for it by ("modal", "dropdown"); the search of the sidebar knows them. None by default. */
  also?: readonly string[]
  /** The first version of the kit that has it; the first one ever by default. */
  since?: string
  /** What takes its place, where it is about to leave the kit. It stays by default. */
  replacedBy?: string
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
  /** What it is made of: numbered on the picture of `Default`, in this order. */
  parts?: readonly GuidePart[]
  /** How its texts are written, a rule an entry. */
  content?: readonly string[]
  /** What it does as its place becomes narrower, and wider. */
  widths?: string
  /** What a screen reader hears beyond role and name: what opening, changing or failing says. */
  announces?: string
  /** The same thing well and badly, side by side; or why no picture could show it. */
  pairs?: readonly GuidePair[] | Unpaired
}

/**
 * Why there is no pair. `takes the window`: two of it cannot stand beside each other. `is not seen`: there is nothing to
 * look at. `leaves no choice`: words, order and looks are its own, so who uses it cannot make it look wrong.
 */
type Unpaired = 'takes the window' | 'is not seen' | 'leaves no choice'

/** One line of a keyboard map. */
export interface KeyUse {
  /** As it is printed on the key ("Enter", "Arrow Down"), several joined by a plus. */
  key: string
  /** What it does. */
  does: string
}

/** One numbered part. */
export interface GuidePart {
  /** What it is called. */
  name: string
  /** What it is for. */
  is: string
  /** Where its number stands: a CSS selector within the story; the first place that matches. */
  at: string
  /** It comes and goes, and `Default` is without it: it stands in the list with a hollow number. Always there by default. */
  rare?: true
}

/** Two pictures of the component, by what they change in the arguments of `Default`. */
export interface GuidePair {
  right: Readonly<Record<string, ReactNode | object>>
  wrong: Readonly<Record<string, ReactNode | object>>
  /** Why the one is right. */
  because: string
}

/** Parameters of a story file that carry its guide. */
export const guide = (text: Guide) => ({ guide: text })

const ASKED = ['parts', 'content', 'widths', 'announces', 'pairs'] as const

/** What a guide does not say yet, by the names of its fields. */
export const lacks = (text: Guide): string[] =>
  ASKED.filter((field) => text[field] === undefined || text[field].length === 0)

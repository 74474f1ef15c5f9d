import type { Programs } from './programs'

/** What a step of the drill works with. */
export interface Stage {
  programs: Programs
  /** An empty folder of its own. */
  folder: string
  /** Prints what was seen. */
  say: (line: string) => void
  /** Prints what has to hold, and whether it does. */
  expect: (holds: boolean, what: string) => void
  /** Remembers how to clear up; the last comes first. */
  later: (work: () => unknown) => void
}

/** A step: something that goes wrong on purpose. */
export type Step = (stage: Stage) => Promise<void>

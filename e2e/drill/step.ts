import type { Programs } from './programs'

/** The tools of a drill's step. */
export interface Stage {
  programs: Programs
  /** An empty folder. */
  folder: string
  /** Prints an observation. */
  report: (line: string) => void
  /** Prints an expectation and whether it is met. */
  expect: (holds: boolean, what: string) => void
  /** Registers a cleanup function. Cleanups run in reverse order. */
  later: (work: () => unknown) => void
}

/** A step: a simulated failure. */
export type Step = (stage: Stage) => Promise<void>

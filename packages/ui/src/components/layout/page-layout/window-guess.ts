import { createContext } from 'react'

/** Assumptions about the window on the server. */
export interface WindowGuess {
  /** True if it has room for a table. */
  isWide: boolean
}

/** The assumed window while rendering without one; a desktop by default. */
export const WindowGuessContext = createContext<WindowGuess>({ isWide: true })

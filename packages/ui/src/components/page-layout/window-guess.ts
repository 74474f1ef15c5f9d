import { createContext } from 'react'

/** What is known of the window before there is one. */
export interface WindowGuess {
  /** Whether it has room for a table. */
  isWide: boolean
}

/** What a page that is drawn without a window takes it for; the desk's by default. */
export const WindowGuessContext = createContext<WindowGuess>({ isWide: true })

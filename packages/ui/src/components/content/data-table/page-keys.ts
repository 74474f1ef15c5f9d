import { createContext, useContext } from 'react'

/** Single-letter keys that work anywhere on a list's page. */
export interface PageKeys {
  /** False if the user has switched them off, e.g. because speech input types letters. */
  enabled: boolean
  /** The user switches them on or off. */
  onChange: (event: { enabled: boolean }) => void
}

const Context = createContext<PageKeys | null>(null)

export const PageKeysProvider = Context.Provider

/** The keys of the page; `null` if keys work only in a focused row. */
export const usePageKeys = (): PageKeys | null => useContext(Context)

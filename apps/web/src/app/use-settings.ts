import { createContext, useContext } from 'react'
import { settings } from '../settings'

/** What the operator decided; as the document says by default, which a page that is drawn for a request has not. */
export const SettingsContext = createContext(settings)

export const useSettings = () => useContext(SettingsContext)

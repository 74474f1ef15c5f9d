import { createContext, useContext } from 'react'
import { settings } from '../settings'

/** The operator's settings; those of the document by default, which does not exist while rendering on the server. */
export const SettingsContext = createContext(settings)

export const useSettings = () => useContext(SettingsContext)

import { createContext, useContext } from 'react'

const MailWaitsContext = createContext(false)

/** Provides whether e-mails wait because no mail server is set. */
export const MailWaitsProvider = MailWaitsContext.Provider

/** True if e-mails wait because no mail server is set. */
export const useMailWaits = (): boolean => useContext(MailWaitsContext)

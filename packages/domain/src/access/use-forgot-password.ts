import { useState } from 'react'
import { useAction } from '../action'
import { useShop } from '../shop-context'
import { codeEmailLimit } from './access.limits'
import { toVisitor } from './access.passage'
import { requestCode } from './access.queries'
import type { ForgotPasswordView } from './access.view'
import { usePassage } from './use-passage'

/** The page that asks where a code shall be sent. */
export interface ForgotPasswordPage extends ForgotPasswordView {
  /** Asks for a code; resolves to whether the page that takes it may be opened. */
  request: (event: { email: string }) => Promise<boolean>
}

/**
 * Asking for a code. Who asks is known to the next page, whatever the store answers.
 * @param address what the page's address says: who has been approved comes with `first=1` and an e-mail
 */
export function useForgotPassword(address: URLSearchParams): ForgotPasswordPage {
  const shop = useShop()
  const known = usePassage()
  const [{ visit, email }] = useState(() => toVisitor(address, known.passage))
  const { run, busy, problem } = useAction('request_code', (given: { email: string }) =>
    requestCode(shop, known, { email: given.email.trim(), visit }),
  )
  return { visit, email, limit: codeEmailLimit, busy, problem, request: run }
}

import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { cleanIdentifier } from '../rules/text/typed-text'
import { useAction } from '../platform/action'
import { useOffice } from './office-context'
import { startSession } from './session.queries'

/** The input of the sign-in form. */
interface SignInEntry {
  email: string
  password: string
  /** Six digits; empty if there are none. */
  code: string
  /** In place of the code; empty if there is none. */
  recoveryCode: string
}

/** Signs an operator in. */
export function useOperatorSignIn() {
  const office = useOffice()
  const cache = useQueryClient()
  const action = useAction('office', async (body: components['schemas']['SignInRequest'], signal) => {
    startSession(await unwrap(office.client.POST('/admin/session', { body, signal })), office, cache)
  })
  return {
    busy: action.busy,
    problem: action.problem,
    /** Signs in; an empty code or recovery code is not sent. Resolves to true if it succeeded. */
    signIn: ({ email, password, code, recoveryCode }: SignInEntry) =>
      action.run({
        email: cleanIdentifier(email),
        password,
        ...(code !== '' && { code }),
        ...(recoveryCode !== '' && { recovery_code: cleanIdentifier(recoveryCode) }),
      }),
  }
}

import { ApiError } from '@skafferi/api'
import { type Problem, useAction } from '../../platform/action'
import { useShop } from '../shop-context'
import { useStoredWhileMounted } from '../use-stored-while-mounted'
import { passwordLimits } from './password-reset.limits'
import { startPasswordReset, serializePasswordReset } from './password-reset.stages'
import { passwordResetStorageKey } from './password-reset.keys'
import { choosePassword } from './password-reset.queries'
import type { ChoosePasswordView } from './password-reset.view'
import { usePasswordReset } from './use-password-reset'

/** The page that sets a password. */
export interface ChoosePasswordPage extends ChoosePasswordView {
  /** Resolves to true if it was saved. */
  choose: (event: { password: string }) => Promise<boolean>
}

const expiredProblem: Problem<'choose_password'> = {
  action: 'choose_password',
  code: 'unauthorized',
  message: null,
  fields: {},
}

/** Sets a password once, with the token of a verified code. */
export function useChoosePassword(): ChoosePasswordPage {
  const shop = useShop()
  const { passwordReset, save } = usePasswordReset()
  const { run, busy, problem } = useAction('choose_password', async ({ password }: { password: string }) => {
    if (passwordReset?.stage !== 'password') return
    try {
      await choosePassword(shop, passwordReset.token, password)
      save({ email: passwordReset.email, reason: passwordReset.reason, stage: 'done' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) save(startPasswordReset(passwordReset, null))
      throw error
    }
  })
  const stage = passwordReset?.stage ?? 'code'
  useStoredWhileMounted(
    passwordResetStorageKey,
    passwordReset && stage === 'done' ? serializePasswordReset(passwordReset) : null,
  )
  return {
    reason: passwordReset?.reason ?? 'forgotten',
    email: passwordReset?.email ?? null,
    limits: passwordLimits,
    busy,
    problem: stage === 'code' ? expiredProblem : problem,
    done: stage === 'done',
    choose: async (event) => stage === 'password' && run(event),
  }
}

import { ApiError } from '@skafferi/api'
import type { Problem } from '../problem'
import { useShop } from '../shop-context'
import { useAttempt } from '../use-attempt'
import { useKeptWhileShown } from '../use-kept-while-shown'
import { passwordLimits } from './access.limits'
import { startPassage, toPassageText, type AccessVisit } from './access.passage'
import { choosePassword } from './access.queries'
import { passagePlace, usePassage } from './use-passage'

/** The page where a password is chosen. */
export interface ChoosePasswordPage {
  visit: AccessVisit
  /** Whose password it is; null where that is not known. */
  email: string | null
  limits: typeof passwordLimits
  busy: boolean
  /** Why it was not saved; `unauthorized` where the right to choose one has ended, or was never there. */
  problem: Problem<'choose_password'> | null
  /** It is saved. */
  done: boolean
  /** Resolves to whether it was saved. */
  choose: (event: { password: string }) => Promise<boolean>
}

const ended: Problem<'choose_password'> = { action: 'choose_password', code: 'unauthorized', message: null, fields: {} }

/** Choosing a password, once, with what a right code was changed for. */
export function useChoosePassword(): ChoosePasswordPage {
  const shop = useShop()
  const { passage, move } = usePassage()
  const { start, busy, problem } = useAttempt('choose_password', async ({ password }: { password: string }) => {
    if (passage?.stage !== 'password') return
    try {
      await choosePassword(shop, passage.token, password)
      move({ email: passage.email, visit: passage.visit, stage: 'done' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) move(startPassage(passage, null))
      throw error
    }
  })
  const stage = passage?.stage ?? 'code'
  useKeptWhileShown(passagePlace, passage && stage === 'done' ? toPassageText(passage) : null)
  return {
    visit: passage?.visit ?? 'forgotten',
    email: passage?.email ?? null,
    limits: passwordLimits,
    busy,
    problem: stage === 'code' ? ended : problem,
    done: stage === 'done',
    choose: async (event) => stage === 'password' && start(event),
  }
}

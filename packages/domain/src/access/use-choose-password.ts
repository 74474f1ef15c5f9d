import { ApiError } from '@skafferi/api'
import { type Problem, useAction } from '../action'
import { useShop } from '../shop-context'
import { useKeptWhileShown } from '../use-kept-while-shown'
import { passwordLimits } from './access.limits'
import { startPassage, toPassageText } from './access.passage'
import { choosePassword } from './access.queries'
import type { ChoosePasswordView } from './access.view'
import { passagePlace, usePassage } from './use-passage'

/** The page where a password is chosen. */
export interface ChoosePasswordPage extends ChoosePasswordView {
  /** Resolves to whether it was saved. */
  choose: (event: { password: string }) => Promise<boolean>
}

const ended: Problem<'choose_password'> = { action: 'choose_password', code: 'unauthorized', message: null, fields: {} }

/** Choosing a password, once, with what a right code was changed for. */
export function useChoosePassword(): ChoosePasswordPage {
  const shop = useShop()
  const { passage, move } = usePassage()
  const { run, busy, problem } = useAction('choose_password', async ({ password }: { password: string }) => {
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
    choose: async (event) => stage === 'password' && run(event),
  }
}

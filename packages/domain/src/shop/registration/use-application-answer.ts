import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useShop, type Shop } from '../shop-context'
import type { ConsentTexts } from './application'
import { answer, sentApplicationQuery, type Application } from './registration.queries'
import type { RegistrationPage } from './registration.view'
import { fromSentApplication, sentLicenseOf, type SentLicense } from './sent-application'
import type { RegistrationState } from './registration.machine'
import { useRegistrationForm } from './use-registration-form'

/** An application that the shop has a question about. */
export interface ApplicationWithQuestion {
  /** The part of the link after the `#`. */
  token: string
  /** The shop's question, as in the e-mail. */
  question: string
  /** The state of the form with the answers that were sent. */
  start: RegistrationState
  sentLicense: SentLicense | null
}

/**
 * The page of a question's link. `answered`: the question is answered; `ended`: the application was decided, or a later
 * e-mail asks another question; `unknown`: the link does not match an application.
 */
export type SentApplicationPage =
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'answered'; token: string }
  | { status: 'ended'; token: string }
  | { status: 'failed'; retry: () => void }
  | { status: 'open'; application: ApplicationWithQuestion }

const statusByCode = { link_answered: 'answered', link_ended: 'ended' } as const

/** Returns what the page shows if the store takes no answer any more; undefined for any other error. */
const endOf = (error: unknown) =>
  error instanceof ApiError ? statusByCode[error.code as keyof typeof statusByCode] : undefined

/**
 * Loads the application that a question was asked about.
 * @param hash the address from its `#` on, from the link in the e-mail
 * @param texts hashes of the consent texts in force
 */
export function useSentApplication(hash: string, texts: ConsentTexts): SentApplicationPage {
  const shop = useShop()
  const token = hash.replace(/^#/, '')
  const { data, error, refetch } = useQuery(sentApplicationQuery(shop, token))
  const application = useMemo(
    () =>
      data && {
        token,
        question: data.question,
        start: fromSentApplication(data, texts, shop.applicationForm),
        sentLicense: sentLicenseOf(data),
      },
    [data, token, texts, shop],
  )
  const status = error instanceof ApiError ? error.status : 0
  const end = endOf(error)
  if (end) return { status: end, token }
  // The contract rejects links that are too long.
  if (token === '' || status === 404 || status === 400) return { status: 'unknown' }
  if (application) return { status: 'open', application }
  return error ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' }
}

/**
 * The form with the sent answers, and the actions to send them again. After submission, or if another person has
 * answered, `useSentApplication` returns `answered`.
 */
export function useAnswerForm(
  { token, start, sentLicense }: ApplicationWithQuestion,
  texts: ConsentTexts,
): Extract<RegistrationPage, { status: 'open' }> {
  const queryClient = useQueryClient()
  const send = async (shop: Shop, application: Application) => {
    try {
      await answer(shop, token, application)
    } catch (error) {
      // The draft is discarded as after submission: this link will never send it.
      if (!endOf(error)) throw error
    } finally {
      await queryClient.invalidateQueries(sentApplicationQuery(shop, token))
    }
  }
  // The signature of the token is not stored.
  const form = `application-answer ${token.split('.').slice(0, 2).join('.')}`
  return useRegistrationForm({ form, start, sentLicense, texts, send }).page
}

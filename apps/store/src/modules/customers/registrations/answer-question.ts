import type { components, RegistrationRequest } from '@skafferi/api'
import { formOfShop } from '@skafferi/domain/rules/registration/application-settings'
import type { Context } from '../../../platform/context'
import { recordEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import { enqueueMail } from '../../../platform/mail/outbox'
import { markReplaced } from '../../files/uploads'
import { withShownVersions } from './consent-texts'
import { claimLicense, consentsOf } from './consents-and-licence'
import { findApplication, findLicense, lockApplication, type ApplicationRow } from './applications.repo'
import { checkRegistration, toRegistration } from './registration-forms'
import { replaceAnswers } from './registrations.repo'
import { readToken, statusToken, type ApplicationLink } from './status-link'

type SentApplication = components['schemas']['SentApplication']

/** An application whose applicant can answer: neither erased, nor decided, nor answered. */
type AnswerableApplication = Pick<ApplicationRow, 'id'> & {
  request: NonNullable<ApplicationRow['request']>
  question: string
}

const applicationNotFound = () => refuse('application_not_found')

/** @throws StoreError 404 `application_not_found`; 409 `already_answered` or `link_ended` */
function assertAnswerable(
  application: ApplicationRow | undefined,
  { askedAt: linked }: ApplicationLink,
): AnswerableApplication {
  if (!application?.request || linked === null) throw applicationNotFound()
  const { id, status, question, request, askedAt, answeredAt } = application
  if (status !== 'pending' || question === null || askedAt?.getTime() !== linked.getTime()) throw refuse('link_ended')
  if (answeredAt && answeredAt >= askedAt) throw refuse('link_answered')
  return { id, question, request }
}

/** Creates the operations of applicants who were asked for more: they read their answers and send them again. */
export function createAnswersService(context: Context) {
  const { db, now, publicUrl, secret } = context
  function linkOf(token: string): ApplicationLink {
    const link = readToken(secret, token)
    if (!link) throw applicationNotFound()
    return link
  }

  return {
    /**
     * Returns the question and the sent answers.
     * @param token from the link of the question
     * @throws StoreError 404 `application_not_found`, also once the applicant was erased; 409 `already_answered` or
     * `link_ended`
     */
    async read(token: string): Promise<SentApplication> {
      const link = linkOf(token)
      const { id, question, request } = assertAnswerable(await findApplication(db, link.id), link)
      const license = await findLicense(db, id)
      return { question, request, license: license ? { name: license.name, size: license.size } : null }
    },

    /**
     * Replaces the answers of the application; it waits for the shop again, and the link ends.
     * @param token from the link of the question
     * @returns the application's id
     * @throws StoreError as `read`; 400 as a new application
     */
    async send(token: string, form: RegistrationRequest, requestId: string): Promise<string> {
      const link = linkOf(token)
      return db.transaction(async (tx) => {
        const { id, request } = assertAnswerable(await lockApplication(tx, link.id), link)
        const at = now()
        const shopForm = formOfShop(context.settings.current)
        checkRegistration(form, { shopForm, timeZone: context.timeZone, now: at })
        const { application, consents, licenses } = toRegistration(form, shopForm)
        const license = await findLicense(tx, id)
        const isReplaced = license !== undefined && !licenses.includes(license.url)
        if (isReplaced) await markReplaced(tx, license.id)
        if (license === undefined || isReplaced) await claimLicense(tx, licenses, id)
        const previous = { request, license: isReplaced ? license.name : null }
        const consentRows = consentsOf(await withShownVersions(tx, consents), id, at)
        await replaceAnswers(tx, id, { ...application, answeredAt: at, previous }, consentRows)
        await recordEvent(tx, { at, action: 'application.answered', subjectId: id, requestId })
        const message = { kind: 'application_received', to: application.email, subjectId: id, locale: 'en-GB' } as const
        const statusUrl = `${publicUrl}/application#${statusToken(secret, id)}`
        await enqueueMail(tx, { ...message, data: { statusUrl } }, at)
        return id
      })
    },
  }
}

export type AnswersService = ReturnType<typeof createAnswersService>

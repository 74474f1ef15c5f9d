import type { AccessRequest, components, RegistrationRequest } from '@skafferi/api'
import type { Context } from '../../context'
import { recordEvent } from '../../db/events'
import { newId } from '../../db/ids'
import { notFound } from '../../http/errors'
import { enqueueMail } from '../../mail/outbox'
import { findApplication, findAsked } from './operator.repo'
import { refuseOtherTexts } from './consent-texts'
import { claimLicense, consentsOf } from './filing'
import {
  fileAccessRequest,
  fileRegistration,
  refuseMismatchedEmployerId,
  refusePastDelivery,
  type FiledForm,
} from './registrations.forms'
import { insertApplication } from './registrations.repo'
import { readToken, statusToken } from './status-link'

type ApplicationStatus = components['schemas']['ApplicationStatus']

/**
 * Applications for an account. Nothing here looks up existing companies or persons, so neither response, duration nor
 * e-mail reveals whether one is known; only the operator sees that.
 */
export function createRegistrationsService({ db, now, timeZone, consentTexts, publicUrl, secret }: Context) {
  function file({ application, consents, licenses }: FiledForm, requestId: string): Promise<string> {
    const createdAt = now()
    const id = newId('appl', createdAt)
    const { kind, email } = application
    const given = consentsOf(consents, id, consentTexts, createdAt)
    return db.transaction(async (tx) => {
      await insertApplication(tx, { ...application, id, createdAt }, given)
      await claimLicense(tx, licenses, id)
      const message = { kind: 'application_received', to: email, subjectId: id, locale: 'en-GB' } as const
      const statusUrl = `${publicUrl}/application#${statusToken(secret, id)}`
      await enqueueMail(tx, { ...message, data: { statusUrl } }, createdAt)
      const after = { status: 'pending', kind }
      await recordEvent(tx, { at: createdAt, action: 'application.received', subjectId: id, after, requestId })
      return id
    })
  }

  return {
    /**
     * Stores the five steps of the wizard.
     * @returns the application's id
     * @throws StoreError 400 if the employer id is invalid for the country, the delivery date has passed, a consent was
     * given to another text than the current one, or the licence is not an upload
     */
    async register(form: RegistrationRequest, requestId: string): Promise<string> {
      refuseMismatchedEmployerId(form)
      refusePastDelivery(form, timeZone, now())
      const filed = fileRegistration(form)
      refuseOtherTexts(filed.consents, consentTexts)
      return file(filed, requestId)
    },

    /**
     * Files the short form beside the wizard.
     * @returns the application's id
     */
    async requestAccess(form: AccessRequest, requestId: string): Promise<string> {
      return file(fileAccessRequest(form), requestId)
    },

    /**
     * Returns the status of an application, and nothing else of it.
     * @param token from its status link, or from the link of a question
     * @throws StoreError 404 `application_not_found`, also once the applicant was erased
     */
    async readStatus(token: string): Promise<ApplicationStatus> {
      const link = readToken(secret, token)
      const application = link && (await findApplication(db, link.id))
      if (!application?.request) throw notFound('application_not_found', 'This link does not match an application.')
      const isAsked = (await findAsked(db, [application.id])).size > 0
      const { status, createdAt, decidedAt } = application
      return {
        status:
          status === 'pending' ? (isAsked ? 'asked' : 'received') : status === 'approved' ? 'approved' : 'declined',
        received_at: createdAt.toISOString(),
        decided_at: decidedAt?.toISOString() ?? null,
      }
    },
  }
}

export type RegistrationsService = ReturnType<typeof createRegistrationsService>

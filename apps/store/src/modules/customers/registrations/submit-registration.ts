import type { AccessRequest, components, RegistrationRequest } from '@skafferi/api'
import { isSpecified } from '@skafferi/domain/rules/registration/application-form'
import { formOfShop } from '@skafferi/domain/rules/registration/application-settings'
import { needsLicence } from '@skafferi/domain/rules/settings/shop-settings'
import type { Context } from '../../../platform/context'
import { recordEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { refuse } from '../../../platform/http/errors'
import { enqueueMail } from '../../../platform/mail/outbox'
import { findShelfToApplyWith } from '../../selling/shared-shelves'
import { findApplication, findWaitingForApplicant } from './applications.repo'
import { withShownVersions, type VersionedConsent } from './consent-texts'
import { claimLicense, consentsOf } from './consents-and-licence'
import { toAccessRequest, toRegistration, checkRegistration, type NewApplication } from './registration-forms'
import { insertApplication } from './registrations.repo'
import { readToken, statusToken } from './status-link'

type ApplicationStatus = components['schemas']['ApplicationStatus']

/**
 * Creates the operations on applications for an account. They never look up existing companies or persons, so neither
 * response, duration nor e-mail reveals whether one is known; only the operator sees that.
 */
export function createRegistrationsService(context: Context) {
  const { db, now, publicUrl, secret } = context
  function storeApplication(
    { application, licenses, shelfCode }: NewApplication,
    consents: readonly VersionedConsent[],
    requestId: string,
  ): Promise<string> {
    const createdAt = now()
    const id = newId('appl', createdAt)
    const { kind, email } = application
    const consentRows = consentsOf(consents, id, createdAt)
    return db.transaction(async (tx) => {
      const shelfId = await findShelfToApplyWith(tx, shelfCode, createdAt)
      await insertApplication(tx, { ...application, id, shelfId, createdAt }, consentRows)
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
     * @throws StoreError 400 as `checkRegistration`, if a consent was given to a text that was never published, or the
     * licence is not an upload; 409 `applications_closed` until terms and privacy policy are published
     */
    async register(form: RegistrationRequest, requestId: string): Promise<string> {
      const shopForm = formOfShop(context.settings.current)
      checkRegistration(form, { shopForm, timeZone: context.timeZone, now: now() })
      const registration = toRegistration(form, shopForm)
      return storeApplication(registration, await withShownVersions(db, registration.consents), requestId)
    },

    /**
     * Stores the short form.
     * @returns the application's id
     * @throws StoreError 409 `licence_required` if an application needs the full form
     */
    async requestAccess(form: AccessRequest, requestId: string): Promise<string> {
      const shopForm = formOfShop(context.settings.current)
      if (!isSpecified(shopForm) && needsLicence(shopForm)) throw refuse('licence_required')
      return storeApplication(toAccessRequest(form), [], requestId)
    },

    /**
     * Returns the status of an application, and nothing else of it.
     * @param token from its status link, or from the link of a question
     * @throws StoreError 404 `application_not_found`, also once the applicant was erased
     */
    async readStatus(token: string): Promise<ApplicationStatus> {
      const link = readToken(secret, token)
      const application = link && (await findApplication(db, link.id))
      if (!application?.request) throw refuse('application_not_found')
      const waitsForApplicant = (await findWaitingForApplicant(db, [application.id])).size > 0
      const { status, createdAt, decidedAt } = application
      return {
        status:
          status === 'pending'
            ? waitsForApplicant
              ? 'asked'
              : 'received'
            : status === 'approved'
              ? 'approved'
              : 'declined',
        received_at: createdAt.toISOString(),
        decided_at: decidedAt?.toISOString() ?? null,
      }
    },
  }
}

export type RegistrationsService = ReturnType<typeof createRegistrationsService>

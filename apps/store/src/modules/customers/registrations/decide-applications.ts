import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { fault, refuse } from '../../../platform/http/errors'
import { enqueueMail } from '../../../platform/mail/outbox'
import type { Page } from '../../../platform/http/handler'
import { beginWithSharedShelf, readApplicationShelf } from '../../selling/shared-shelves'
import { createTermsOperator, locale, signInUrlOf, type TermsChange } from '../companies'
import { openAccount, type Account } from './accounts'
import type { ApprovalOptions } from './approval'
import { findDuplicates } from './duplicates.repo'
import {
  toListedApplication,
  toApplicationDetail,
  type ListedApplication,
  type ApplicationDetail,
} from './to-application'
import * as repo from './applications.repo'
import { questionToken } from './status-link'

/** A question to an applicant. */
export interface ApplicantQuestion {
  question: string
  /** Time of the last question that was displayed to the operator. */
  seen: string | null
  /** Time of the displayed answers to a question; null if there were none; undefined to skip the check. */
  answered_at?: string | null
}

const applicationNotFound = () => refuse('application_not_found')

const isSameTime = (stored: Date | null, sent: string | null) =>
  (stored?.getTime() ?? null) === (sent === null ? null : new Date(sent).getTime())

/**
 * Locks a pending application.
 * @param answeredAt time of the answers that the operator read; null if there were none; undefined to skip the check
 * @throws StoreError 404; 409 if it was decided, erased, or answered since
 */
async function lockPending(tx: Database, id: string, answeredAt?: string | null): Promise<repo.ApplicationRow> {
  const application = await repo.lockApplication(tx, id)
  if (!application) throw applicationNotFound()
  if (application.status !== 'pending') {
    throw refuse('already_decided')
  }
  if (!application.request) throw refuse('application_erased')
  if (answeredAt !== undefined && !isSameTime(application.answeredAt, answeredAt)) throw refuse('application_answered')
  return application
}

type Verdict = ({ status: 'approved' } & Account) | { status: 'rejected'; reason: string }

/**
 * Stores the decision. The reason stays with the application, since it can contain personal data and events are kept.
 */
async function decide(tx: Database, subjectId: string, verdict: Verdict, decidedAt: Date): Promise<void> {
  await repo.decide(tx, subjectId, { ...verdict, decidedAt })
  const { status } = verdict
  const change = { before: { status: 'pending' }, after: { status } }
  const action = `application.${status}`
  await recordOperatorEvent(tx, { at: decidedAt, action, subjectId, ...change })
}

/** Creates the operations of operators on applications. */
export function createRegistrationsOperator(context: Context) {
  const { db, now, publicUrl, files, secret } = context

  async function show(tx: Database, id: string): Promise<ApplicationDetail> {
    const application = await repo.findApplication(tx, id)
    if (!application) throw applicationNotFound()
    return toApplicationDetail(application, {
      consents: await repo.findConsents(tx, id),
      license: await repo.findLicense(tx, id),
      shelf: await readApplicationShelf(tx, application.shelfId, now()),
      duplicates: await findDuplicates(tx, [id]),
      waitsForApplicant: (await repo.findWaitingForApplicant(tx, [id])).has(id),
    })
  }

  async function list(filter: repo.ApplicationFilter, limit: number, offset: number): Promise<ListedApplication[]> {
    const rows = await repo.findApplications(db, filter, limit, offset)
    const ids = rows.map(({ id }) => id)
    const duplicateIds = new Set((await findDuplicates(db, ids)).map(({ applicationId }) => applicationId))
    const waitingIds = await repo.findWaitingForApplicant(db, ids)
    return rows.map((row) =>
      toListedApplication(row, { isDuplicate: duplicateIds.has(row.id), waitsForApplicant: waitingIds.has(row.id) }),
    )
  }

  return {
    /** Returns a page of applications, newest first, and their total. */
    async pageApplications(filter: repo.ApplicationFilter, { limit, offset }: Page) {
      return { applications: await list(filter, limit, offset), count: await repo.countApplications(db, filter) }
    },

    /**
     * Returns the licence file of an application, and records the access.
     * @throws StoreError 404 `application_not_found` or `license_not_found`; 503 `files_unavailable`
     */
    async readLicense(id: string) {
      if (!(await repo.findApplication(db, id))) throw applicationNotFound()
      const license = await repo.findLicense(db, id)
      const file = license && (await files.get(license.key))
      if (!license || !file) throw refuse('license_not_found')
      await recordOperatorEvent(db, { at: now(), action: 'application.license_read', subjectId: id })
      return { bytes: file.bytes, mediaType: license.mediaType, name: license.name }
    },

    /**
     * Returns an application with all its data.
     * @throws StoreError 404 `application_not_found`
     */
    showApplication: (id: string): Promise<ApplicationDetail> => show(db, id),

    /**
     * Creates the approved company and its owner, or a buyer of an existing company, and sends them the link for their
     * first password. The shelf of a new company begins with the one that the applicant applied with.
     * @param terms payment terms of a new company; the shop's default ones if omitted
     * @throws StoreError 404 `application_not_found` or `company_not_found`; 409 `already_decided`,
     * `application_erased`, `email_taken`, and `company_exists` and `application_incomplete`, which say what to do;
     * 400 if an option is invalid
     */
    approveApplication: (
      id: string,
      options: ApprovalOptions = {},
      terms: TermsChange = {},
      answeredAt?: string | null,
    ): Promise<ApplicationDetail> =>
      db.transaction(async (tx) => {
        const application = await lockPending(tx, id, answeredAt)
        const { email } = application
        const decidedAt = now()
        const { fullName, companyName, ...account } = await openAccount(tx, application, options, {
          now: decidedAt,
          paymentDays: context.settings.current.orders.paymentDays,
        })
        if (Object.values(terms).some((term) => term !== undefined)) {
          await createTermsOperator({ ...context, db: tx }).setTerms(account.companyId, terms)
        }
        if (application.shelfId !== null && options.companyId === undefined) {
          await beginWithSharedShelf(tx, application.shelfId, { ...account, now: decidedAt })
        }
        await decide(tx, id, { status: 'approved', ...account }, decidedAt)
        const signInUrl = signInUrlOf(publicUrl, email)
        const { paymentTermsDays: termsDays, poRequired } = (await repo.findCompany(tx, account.companyId))!
        const message = { kind: 'application_approved', to: email, subjectId: id, locale } as const
        await enqueueMail(
          tx,
          { ...message, data: { fullName, companyName, signInUrl, termsDays, poRequired } },
          decidedAt,
        )
        return show(tx, id)
      }),

    /**
     * Asks an applicant for more by e-mail. The question stays with the application, since it can contain personal data
     * and events are kept.
     * @throws StoreError 404 `application_not_found`; 409 `already_decided`, `application_erased`, and `already_asked`
     * if someone has asked since
     */
    askApplicant: (
      id: string,
      { question, seen, answered_at: answeredAt }: ApplicantQuestion,
    ): Promise<ApplicationDetail> =>
      db.transaction(async (tx) => {
        const { email, askedAt } = await lockPending(tx, id, answeredAt)
        if (!isSameTime(askedAt, seen)) throw refuse('already_asked')
        const at = now()
        await repo.saveQuestion(tx, id, question.trim(), at)
        await recordOperatorEvent(tx, { at, action: 'application.asked', subjectId: id })
        const message = { kind: 'application_asked', to: email, subjectId: id, locale } as const
        const answerUrl = `${publicUrl}/application/answer#${questionToken(secret, id, at)}`
        await enqueueMail(tx, { ...message, data: { question: question.trim(), answerUrl } }, at)
        return show(tx, id)
      }),

    /**
     * Rejects an application and sends the applicant the reason.
     * @param options the reason, as quoted in the e-mail
     * @throws StoreError 404 `application_not_found`; 409 `already_decided` or `application_erased`; 400 without a
     * reason
     */
    rejectApplication: (
      id: string,
      options: { reason: string; answered_at?: string | null },
    ): Promise<ApplicationDetail> =>
      db.transaction(async (tx) => {
        const reason = options.reason.trim()
        if (!reason) throw refuse('invalid_request', {}, { reason: fault('required') })
        const { email } = await lockPending(tx, id, options.answered_at)
        const decidedAt = now()
        await decide(tx, id, { status: 'rejected', reason }, decidedAt)
        const message = { kind: 'application_rejected', to: email, subjectId: id, locale } as const
        await enqueueMail(tx, { ...message, data: { reason } }, decidedAt)
        return show(tx, id)
      }),
  }
}

export type RegistrationsOperator = ReturnType<typeof createRegistrationsOperator>

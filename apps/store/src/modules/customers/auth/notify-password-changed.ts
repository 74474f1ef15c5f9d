import { deviceOf } from '@skafferi/domain/rules/account/device'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { enqueueMail } from '../../../platform/mail/outbox'
import { findRecipient } from './reset.repo'

/** A changed password. */
interface ChangedPassword {
  /** The owner's e-mail in lower case. */
  email: string
  at: Date
  /** The `User-Agent` header. */
  userAgent: string | undefined
}

/** Notifies the owner that the password was changed, in case it was not them. */
export async function enqueuePasswordChanged(
  tx: Database,
  { email, at, userAgent }: ChangedPassword,
  { publicUrl, timeZone }: Pick<Context, 'publicUrl' | 'timeZone'>,
): Promise<void> {
  const owner = await findRecipient(tx, email)
  if (!owner) return
  const { customerId, email: to, firstName, locale } = owner
  const data = { firstName, at, timeZone, ...deviceOf(userAgent), resetUrl: `${publicUrl}/forgot-password` }
  await enqueueMail(tx, { kind: 'password_changed', to, subjectId: customerId, locale, data }, at)
}

import type { Context } from '../context'
import { recordOperatorEvent } from '../db/events'
import { newId } from '../db/ids'
import { refuse } from '../http/errors'
import { enforceRateLimit } from '../http/rate-limit'
import { renderContent } from './render-mail'
import { findSender } from './sender.repo'
import { connectSmtp, senderOf } from './smtp'
import { testMail } from './templates/operators'

/** Test e-mails of one operator. */
const limit = { scope: 'test_mail', limit: 5, windowSeconds: 15 * 60 } as const

/** How long the mail server may take, in ms; the operator waits for it. */
const sendTime = 15_000

/** Creates the sending of test e-mails. */
export function createTestMails({
  db,
  now,
  settings,
  mailServer,
}: Pick<Context, 'db' | 'now' | 'settings' | 'mailServer'>) {
  return {
    /**
     * Sends an e-mail to an operator at once, past the outbox, so that they see the mail server's answer.
     * @throws StoreError 409 `no_mail_server`, `mail_refused`; 429 after too many
     */
    async sendTestMail({
      id,
      name,
      email,
    }: {
      id: string
      name: string
      email: string
    }): Promise<{ recipient: string }> {
      if (!mailServer) throw refuse('no_mail_server')
      await enforceRateLimit(db, { ...limit, key: id, now: now() })
      const content = renderContent(await findSender(db), () => testMail(name))
      const smtp = connectSmtp(mailServer.url, mailServer.from, () => senderOf(settings.current.profile))
      try {
        const mail = { id: newId('mail', now()), recipient: email, createdAt: now(), ...content }
        await smtp.send(mail, AbortSignal.timeout(sendTime))
      } catch (error) {
        throw refuse('mail_refused', { reason: smtp.reasonOf(error) })
      } finally {
        smtp.close()
      }
      await db.transaction((tx) => recordOperatorEvent(tx, { at: now(), action: 'mail.test_sent', subjectId: id }))
      return { recipient: email }
    },
  }
}

export type TestMails = ReturnType<typeof createTestMails>

import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { rateLimited } from '../../http/errors'
import type { MailMessage } from '../../mail/messages'
import { sha256 } from './auth.tokens'
import { postInAnyCase } from './post-in-any-case'
import { hashCode, newCode } from './reset.codes'
import * as repo from './reset.repo'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long a code works, and how often another one may be asked for. */
const codes = { lifetime: 10 * minute, pause: 60 * second, perHour: 5 } as const

/** @throws StoreError 429 where an account's last code is too new, or it had too many in an hour */
async function refuseTooManyRequests(tx: Database, accountHash: string, now: Date): Promise<void> {
  const requests = await repo.findRequests(tx, accountHash, codes.perHour)
  const [latest, first] = [requests[0], requests[codes.perHour - 1]]
  const free = Math.max(latest ? latest.getTime() + codes.pause : 0, first ? first.getTime() + hour : 0)
  const wait = free - now.getTime()
  if (wait > 0) throw rateLimited(Math.ceil(wait / second))
}

function codeMail(to: string, code: string, { customerId, firstName, locale }: repo.Recipient): MailMessage {
  const data = { firstName, code, minutes: codes.lifetime / minute }
  return { kind: 'password_code', to, subjectId: customerId, locale, data }
}

/**
 * Codes that are sent by e-mail.
 * @param codeKey keys the hashes of codes; must not be in the database
 */
export function createCodeRequests({ db, now }: Context, codeKey: string) {
  async function fileCode(tx: Database, account: string, moment: Date): Promise<void> {
    const accountHash = sha256(account)
    await repo.lockCodes(tx, accountHash)
    await refuseTooManyRequests(tx, accountHash, moment)
    const recipient = await repo.findRecipient(tx, account)
    const [id, code] = [newId('code', moment), newCode()]
    const codeHash = hashCode(codeKey, id, code)
    const owner = recipient ? { customerId: recipient.customerId, codeHash } : {}
    const expiresAt = new Date(moment.getTime() + codes.lifetime)
    const row = { id, accountHash, ...owner, createdAt: moment, expiresAt }
    await repo.insertCode(tx, row, new Date(moment.getTime() - hour))
    await postInAnyCase(tx, recipient, (customer) => codeMail(account, code, customer), moment)
  }

  return {
    /**
     * Sends a code to the customer of an e-mail, if there is one who may sign in. What it does and answers is the same
     * for every e-mail.
     * @returns seconds until another code may be asked for, and seconds that this one works
     * @throws StoreError 429 if a code was asked for too often for the account
     */
    async requestCode(email: string) {
      const moment = now()
      await db.transaction((tx) => fileCode(tx, email.trim().toLowerCase(), moment))
      return { resendAfter: codes.pause / second, expiresIn: codes.lifetime / second }
    },
  }
}

import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { newId } from '../../../platform/db/ids'
import { consumeRateLimit } from '../../../platform/http/rate-limit'
import type { MailMessage } from '../../../platform/mail/messages'
import { sha256 } from './tokens'
import { openDevice, readDevice } from './devices'
import { enqueueOrDiscard } from './enqueue-or-discard'
import { hashCode, newCode } from './reset-codes'
import * as repo from './reset.repo'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * Lifetime of a code, minimum pause between codes (both in ms), and maximum number of codes an hour for an account.
 * Known and unknown devices count separately, so that other people cannot use up the owner's codes.
 */
const codes = { lifetime: 10 * minute, pause: 60 * second, perHour: { known: 5, unknown: 3 } } as const

/** Prevents one network from requesting codes for many accounts. Known devices do not count. */
const networkRateLimit = { scope: 'password_reset', limit: 50, windowSeconds: 15 * 60 } as const

/** True if the limits allow another code. */
async function canSendCode(tx: Database, requester: repo.CodeRequester, now: Date): Promise<boolean> {
  const limit = codes.perHour[requester.isKnown ? 'known' : 'unknown']
  const requests = await repo.findRequests(tx, requester, limit)
  const [latest, first] = [requests[0], requests[limit - 1]]
  const availableAt = Math.max(latest ? latest.getTime() + codes.pause : 0, first ? first.getTime() + hour : 0)
  return availableAt <= now.getTime()
}

function codeMail(code: string, { customerId, email: to, firstName, locale }: repo.Recipient): MailMessage {
  const data = { firstName, code, minutes: codes.lifetime / minute }
  return { kind: 'password_code', to, subjectId: customerId, locale, data }
}

/** A request for a code. */
interface CodeRequest {
  email: string
  /** The caller's IP address, for the limit. */
  address: string
  /** The device cookie; undefined if the request has none. */
  device?: string
}

/**
 * Creates the operation that sends codes by e-mail.
 * @param codeKey key for hashes of codes and device proofs; must not be in the database
 */
export function createCodeRequests({ db, now }: Context, codeKey: string) {
  async function issueCode(tx: Database, account: string, isKnown: boolean, at: Date): Promise<void> {
    const accountHash = sha256(account)
    await repo.lockCodes(tx, accountHash)
    if (!(await canSendCode(tx, { accountHash, isKnown }, at))) return
    const recipient = await repo.findRecipient(tx, account)
    const [id, code] = [newId('code', at), newCode()]
    const codeHash = hashCode(codeKey, id, code)
    const owner = recipient ? { customerId: recipient.customerId, codeHash } : {}
    const expiresAt = new Date(at.getTime() + codes.lifetime)
    const row = { id, accountHash, isKnown, ...owner, createdAt: at, expiresAt }
    await repo.insertCode(tx, row, new Date(at.getTime() - hour))
    await enqueueOrDiscard(tx, recipient, (customer) => codeMail(code, customer), at)
  }

  return {
    /**
     * Sends a code if the e-mail belongs to a customer who can sign in. The work and the response are the same for
     * every e-mail. Beyond a limit nothing is sent and the response is the same; earlier codes stay valid until they
     * expire.
     * @returns seconds until another code can be requested, and seconds of validity
     */
    async requestCode({ email, address, device }: CodeRequest) {
      const at = now()
      const account = identifierKey(email)
      const { isKnown } = readDevice(codeKey, openDevice(device), account)
      const isAllowed = isKnown || (await consumeRateLimit(db, { ...networkRateLimit, key: address, now: at })) === 0
      if (isAllowed) await db.transaction((tx) => issueCode(tx, account, isKnown, at))
      return { resendAfter: codes.pause / second, expiresIn: codes.lifetime / second }
    },
  }
}

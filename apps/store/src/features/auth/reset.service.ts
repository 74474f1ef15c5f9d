import { identifierKey } from '@skafferi/domain/format/typed-text.rules'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { takeHit } from '../../http/rate-limit'
import type { MailMessage } from '../../mail/messages'
import { sha256 } from './auth.tokens'
import { openDevice, readDevice } from './devices'
import { postInAnyCase } from './post-in-any-case'
import { hashCode, newCode } from './reset.codes'
import * as repo from './reset.repo'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * How long a code works, how soon another one is sent, and how many are sent for an account in an hour: to devices that its owner is
 * known on, and to all others. The two are counted apart: strangers who ask all day leave the owner's devices theirs.
 */
const codes = { lifetime: 10 * minute, pause: 60 * second, perHour: { known: 5, unknown: 3 } } as const

/** Each account is limited; this keeps one network from having e-mails sent to all of them. Known devices do not count. */
const requestsOfNetwork = { scope: 'password_reset', limit: 50, windowSeconds: 15 * 60 } as const

/** Whether another code may be sent now. */
async function isRoomForCode(tx: Database, requester: repo.CodeRequester, now: Date): Promise<boolean> {
  const most = codes.perHour[requester.isKnown ? 'known' : 'unknown']
  const requests = await repo.findRequests(tx, requester, most)
  const [latest, first] = [requests[0], requests[most - 1]]
  const free = Math.max(latest ? latest.getTime() + codes.pause : 0, first ? first.getTime() + hour : 0)
  return free <= now.getTime()
}

function codeMail(code: string, { customerId, email: to, firstName, locale }: repo.Recipient): MailMessage {
  const data = { firstName, code, minutes: codes.lifetime / minute }
  return { kind: 'password_code', to, subjectId: customerId, locale, data }
}

/** What somebody asks for a code with. */
interface CodeRequest {
  email: string
  /** The caller's network address, for the limit. */
  address: string
  /** What the caller's browser keeps to be known again; undefined if it keeps nothing. */
  device?: string
}

/**
 * Codes that are sent by e-mail.
 * @param codeKey keys the hashes of codes and the proofs of devices; must not be in the database
 */
export function createCodeRequests({ db, now }: Context, codeKey: string) {
  async function fileCode(tx: Database, account: string, isKnown: boolean, moment: Date): Promise<void> {
    const accountHash = sha256(account)
    await repo.lockCodes(tx, accountHash)
    if (!(await isRoomForCode(tx, { accountHash, isKnown }, moment))) return
    const recipient = await repo.findRecipient(tx, account)
    const [id, code] = [newId('code', moment), newCode()]
    const codeHash = hashCode(codeKey, id, code)
    const owner = recipient ? { customerId: recipient.customerId, codeHash } : {}
    const expiresAt = new Date(moment.getTime() + codes.lifetime)
    const row = { id, accountHash, isKnown, ...owner, createdAt: moment, expiresAt }
    await repo.insertCode(tx, row, new Date(moment.getTime() - hour))
    await postInAnyCase(tx, recipient, (customer) => codeMail(code, customer), moment)
  }

  return {
    /**
     * Sends a code to the customer of an e-mail, if there is one who may sign in. What it does and answers is the same
     * for every e-mail. Beyond a limit of the account, its device or its network nothing is sent and the answer is the same: the codes
     * that were sent work until they expire.
     * @returns seconds until another code may be asked for, and seconds that this one works
     */
    async requestCode({ email, address, device }: CodeRequest) {
      const moment = now()
      const account = identifierKey(email)
      const { isKnown } = readDevice(codeKey, openDevice(device), account)
      const isRoom = isKnown || (await takeHit(db, { ...requestsOfNetwork, key: address, now: moment })) === 0
      if (isRoom) await db.transaction((tx) => fileCode(tx, account, isKnown, moment))
      return { resendAfter: codes.pause / second, expiresIn: codes.lifetime / second }
    },
  }
}

import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { acquireLockByName } from '../../db/named-lock'
import { grouped } from '../../grouped'
import { postMail } from '../../mail/outbox'
import { lastDigest } from './digest-time'
import { noticeMail } from './notice-mail'
import * as repo from './notices.repo'
import { mayBeTold } from './notices.service'

/** What saying notices needs. */
export type NoticeContext = Pick<Context, 'db' | 'now' | 'timeZone' | 'publicUrl'>

/** Told of what went wrong; the store's log. */
export interface NoticeLog {
  error: (details: { err: unknown }, message: string) => void
}

/** How often it is looked for what is to be said; so what is said at once is said within seconds, and together. */
const interval = 5_000

/** What could not be said for so long is dropped. */
const kept = 30 * 24 * 60 * 60 * 1000

/** Whoever was put off, or given another role since it happened, is not told. */
const isToBeSaid = ({ notice, operator, isOff }: repo.DueNotice) =>
  !isOff && operator.disabledAt === null && mayBeTold(operator.role, notice.kind)

async function say(
  tx: Database,
  due: readonly repo.DueNotice[],
  { now, timeZone, publicUrl }: NoticeContext,
): Promise<void> {
  const byOperator = grouped(due.filter(isToBeSaid), ({ operator }) => operator.id)
  for (const own of byOperator.values()) {
    const mail = noticeMail(own, { publicUrl, timeZone })
    if (mail) await postMail(tx, mail, now())
  }
  await repo.deleteNotices(
    tx,
    due.map(({ notice }) => notice.id),
  )
}

/**
 * Puts into the outbox what operators are to be told now, for each of them as one e-mail. Stores beside each other do it one after the
 * other, and what one has said the next does not find.
 */
export async function sayDueNotices(context: NoticeContext): Promise<void> {
  const { db, now, timeZone } = context
  const digestOf = lastDigest(now(), timeZone)
  if ((await repo.findDue(db, digestOf)).length === 0) return
  await db.transaction(async (tx) => {
    await acquireLockByName(tx, 'notices')
    await say(tx, await repo.findDue(tx, digestOf), context)
  })
}

/**
 * Sees to it that operators are told.
 * @returns stops it
 */
export function startNotices(context: NoticeContext, log: NoticeLog): () => Promise<void> {
  let round: Promise<void> | undefined
  const look = () => {
    round ??= repo
      .deleteBefore(context.db, new Date(context.now().getTime() - kept))
      .then(() => sayDueNotices(context))
      .catch((err: unknown) => log.error({ err }, 'operators could not be told what happened'))
      .finally(() => {
        round = undefined
      })
  }
  look()
  const timer = setInterval(look, interval).unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}

import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { grouped } from '../../../platform/grouped'
import { createWorker, type JobMonitor, type Worker } from '../../../platform/jobs/worker'
import { enqueueMail } from '../../../platform/mail/outbox'
import { lastDigest } from './digest-time'
import { noticeMail } from './notice-mail'
import * as repo from './notices.repo'
import { canReceiveNotice } from './choose-notices'

/** Dependencies of notifications. */
export type NoticeContext = Pick<Context, 'db' | 'now' | 'timeZone' | 'publicUrl'>

/** Polling interval in milliseconds; "at once" notifications of this time are combined. */
const interval = 5_000

/** Retention of notifications that could not be sent, in milliseconds. */
const retention = 30 * 24 * 60 * 60 * 1000

/** Operators who were deactivated or have lost the role in the meantime are not notified. */
const isDue = ({ notice, operator, isOff }: repo.DueNotice) =>
  !isOff && operator.disabledAt === null && canReceiveNotice(operator.role, notice.kind)

async function send(
  tx: Database,
  due: readonly repo.DueNotice[],
  { now, timeZone, publicUrl }: NoticeContext,
): Promise<void> {
  const subjects = await repo.findSubjects(tx, [...new Set(due.map(({ notice }) => notice.subjectId))])
  const byOperator = grouped(due.filter(isDue), ({ operator }) => operator.id)
  for (const operatorNotices of byOperator.values()) {
    const mail = noticeMail(operatorNotices, { publicUrl, timeZone, subjects })
    if (mail) await enqueueMail(tx, mail, now())
  }
  await repo.deleteNotices(
    tx,
    due.map(({ notice }) => notice.id),
  )
}

/**
 * Queues one e-mail with all due notifications for each operator. A lock keeps other store processes from sending the
 * same ones.
 */
export async function sendDueNotices(context: NoticeContext): Promise<void> {
  const { db, now, timeZone } = context
  const digestOf = lastDigest(now(), timeZone)
  if ((await repo.findDue(db, digestOf)).length === 0) return
  await db.transaction(async (tx) => {
    await acquireLockByName(tx, 'notices')
    await send(tx, await repo.findDue(tx, digestOf), context)
  })
}

/** Creates the job that sends notifications. */
export const createNoticeSender = (context: NoticeContext, monitor: JobMonitor): Worker =>
  createWorker(
    {
      name: 'notifications',
      every: interval,
      async run() {
        await repo.deleteBefore(context.db, new Date(context.now().getTime() - retention))
        await sendDueNotices(context)
      },
    },
    monitor,
  )

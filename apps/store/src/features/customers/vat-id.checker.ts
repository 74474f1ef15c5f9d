import { isUnionVatId } from '@skafferi/domain/checkout/vat-id.rules'
import type { Context } from '../../context'
import { recordEvent } from '../../db/events'
import * as repo from './companies.repo'
import { askVies, type ViesAnswer } from './vies'

const minute = 60 * 1000

/** How often the companies are looked through for a number that nobody has asked about. */
const interval = 10 * 1000

/** What the checker needs. */
export interface CheckerOptions extends Pick<Context, 'db' | 'now'> {
  /** VIES' REST interface, no slash at the end. */
  viesUrl: string
  /** The store's log. */
  log: { error: (details: { err: unknown }, message: string) => void }
}

/** What a company keeps of an answer. While nothing is said, the last valid answer stays. */
function columnsFor(answer: ViesAnswer, { vatIdValidAt }: repo.CompanyRow, at: Date): repo.CheckedColumns {
  const validAt = { valid: at, invalid: null, unavailable: vatIdValidAt }
  return { vatIdStatus: answer, vatIdSource: 'vies', vatIdCheckedAt: at, vatIdValidAt: validAt[answer] }
}

/** Asks about the number of one company, and keeps the answer unless somebody has changed the number meanwhile. */
async function check(
  { db, now, viesUrl }: CheckerOptions,
  company: repo.CompanyRow,
  cutOff: AbortSignal,
): Promise<void> {
  const { id, vatId, vatIdStatus } = company
  if (vatId === null) return
  const answer = await askVies(viesUrl, vatId, cutOff)
  if (cutOff.aborted) return
  const at = now()
  await db.transaction(async (tx) => {
    const isKept = await repo.updateChecked(tx, id, vatId, columnsFor(answer, company, at))
    if (!isKept || answer === vatIdStatus) return
    const change = { before: { vatId, status: vatIdStatus }, after: { vatId, status: answer } }
    await recordEvent(tx, { at, action: 'company.vat_id_checked', subjectId: id, ...change })
  })
}

/**
 * Asks VIES about every number that is due: at once where nobody has asked yet, every ten minutes where it could not be
 * asked, once a day otherwise. Numbers that an operator has judged are left alone, and so are those of other countries
 * than the member states.
 */
export async function checkDueVatIds(options: CheckerOptions, cutOff = new AbortController().signal): Promise<void> {
  const { db, now } = options
  for (;;) {
    const at = now().getTime()
    const company = await repo.takeDue(db, now(), {
      unchecked: new Date(at - minute),
      unavailable: new Date(at - 10 * minute),
      others: new Date(at - 24 * 60 * minute),
    })
    if (!company || cutOff.aborted) return
    if (isUnionVatId(company.vatId ?? '')) await check(options, company, cutOff)
  }
}

/**
 * Checks now and every ten seconds.
 * @returns stops it, and cuts a question short
 */
export function startVatIdChecker(options: CheckerOptions): () => Promise<void> {
  const cutOff = new AbortController()
  let round: Promise<void> | undefined
  const start = () => {
    round ??= checkDueVatIds(options, cutOff.signal)
      .catch((err: unknown) => options.log.error({ err }, 'VAT numbers could not be checked'))
      .finally(() => {
        round = undefined
      })
  }
  start()
  const timer = setInterval(start, interval).unref()
  return async () => {
    clearInterval(timer)
    cutOff.abort()
    await round
  }
}

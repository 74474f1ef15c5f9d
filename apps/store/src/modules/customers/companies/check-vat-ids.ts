import { shape } from '@skafferi/domain/rules/json/schema'
import { isUnionVatId } from '@skafferi/domain/rules/tax/vat-id'
import type { Context } from '../../../platform/context'
import { recordEvent } from '../../../platform/db/events'
import { createWorker, type JobMonitor, type Worker } from '../../../platform/jobs/worker'
import * as repo from './companies.repo'

/** A result of VIES, the EU's VAT Information Exchange System; `unavailable` if VIES does not respond. */
type ViesResult = 'valid' | 'invalid' | 'unavailable'

const isViesAnswer = shape<{ valid: boolean }>({ valid: false })

/** Timeout in milliseconds; VIES queries the country's register, which may be slow. */
const timeoutMs = 10_000

/**
 * Checks a number with VIES. If the country's register is unavailable, VIES answers with an error in the body, whatever
 * the status.
 * @param baseUrl URL of the VIES REST API, without a trailing slash
 * @param vatId a member state's number, normalized by `normalizeVatId`
 */
async function checkWithVies(baseUrl: string, vatId: string, signal: AbortSignal): Promise<ViesResult> {
  try {
    const response = await fetch(`${baseUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      redirect: 'error',
    })
    const answer: unknown = await response.json()
    if (!response.ok || !isViesAnswer(answer)) return 'unavailable'
    return answer.valid ? 'valid' : 'invalid'
  } catch {
    // Unreachable, too slow, or an unexpected response.
    return 'unavailable'
  }
}

const minute = 60 * 1000

/** Polling interval for unchecked numbers, in milliseconds. */
const interval = 10 * 1000

/** Settings of the checker. */
export interface CheckerOptions extends Pick<Context, 'db' | 'now'> {
  /** URL of the VIES REST API, without a trailing slash. */
  viesUrl: string
}

/** Returns the columns for a result. While VIES is unavailable, the time of the last valid result is kept. */
function columnsFor(answer: ViesResult, { vatIdValidAt }: repo.CompanyRow, at: Date): repo.VatIdCheckColumns {
  const validAt = { valid: at, invalid: null, unavailable: vatIdValidAt }
  return { vatIdStatus: answer, vatIdSource: 'vies', vatIdCheckedAt: at, vatIdValidAt: validAt[answer] }
}

/** Checks the number of a company and stores the result, unless the number has changed. */
async function check(
  { db, now, viesUrl }: CheckerOptions,
  company: repo.CompanyRow,
  signal: AbortSignal,
): Promise<void> {
  const { id, vatId, vatIdStatus } = company
  if (vatId === null) return
  const answer = await checkWithVies(viesUrl, vatId, signal)
  if (signal.aborted) return
  const at = now()
  await db.transaction(async (tx) => {
    const isUpdated = await repo.updateCheckResult(tx, id, vatId, columnsFor(answer, company, at))
    if (!isUpdated || answer === vatIdStatus) return
    const change = { before: { vatId, status: vatIdStatus }, after: { vatId, status: answer } }
    await recordEvent(tx, { at, action: 'company.vat_id_checked', subjectId: id, ...change })
  })
}

/**
 * Checks all due numbers with VIES: unchecked ones at once, unavailable ones every ten minutes, others once a day.
 * Skips numbers that an operator has decided on and those of non-member states.
 */
export async function checkDueVatIds(options: CheckerOptions, signal = new AbortController().signal): Promise<void> {
  const { db, now } = options
  for (;;) {
    const at = now().getTime()
    const company = await repo.claimDueCompany(db, now(), {
      unchecked: new Date(at - minute),
      unavailable: new Date(at - 10 * minute),
      others: new Date(at - 24 * 60 * minute),
    })
    if (!company || signal.aborted) return
    if (isUnionVatId(company.vatId ?? '')) await check(options, company, signal)
  }
}

/** Creates the job that checks VAT numbers; stopping it aborts a running request. */
export const createVatIdChecker = (options: CheckerOptions, monitor: JobMonitor): Worker =>
  createWorker({ name: 'VAT numbers', every: interval, run: (signal) => checkDueVatIds(options, signal) }, monitor)

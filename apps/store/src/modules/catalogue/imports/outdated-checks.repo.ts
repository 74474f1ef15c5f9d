import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { imports } from '../../../platform/db/schema'
import type { ImportRecord } from './import-jobs.repo'
import { resetForCheck } from './import-matching.repo'
import type { Missing } from './missing'

const storedBasis = sql<string | null>`${imports.options} ->> 'taxBasis'`

/** Stores what the VAT of a check depends on. */
export async function saveTaxBasis(db: Database, id: number, basis: string): Promise<void> {
  const options = sql`${imports.options} || ${JSON.stringify({ taxBasis: basis })}::jsonb`
  await db.update(imports).set({ options }).where(eq(imports.id, id))
}

/** Queues an import to be checked again with other VAT rates; what was answered is asked again. */
async function recheck(tx: Database, { id, missing: stored, finishedAt }: ImportRecord): Promise<void> {
  const missing = stored as Missing | null
  const outdatedCheck = { outdatedCheck: finishedAt?.toISOString() ?? null }
  await tx
    .update(imports)
    .set({
      ...resetForCheck,
      isCheck: true,
      runner: null,
      leasedUntil: null,
      missing: missing && { ...missing, isChosen: false, isOutdated: true },
      options: sql`${imports.options} || ${JSON.stringify(outdatedCheck)}::jsonb`,
    })
    .where(eq(imports.id, id))
}

/**
 * Queues all open checks that were made with other VAT rates to be checked again.
 * @returns their ids
 */
export async function recheckOutdated(db: Database, basis: string): Promise<number[]> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(imports)
      .where(
        and(
          eq(imports.isCheck, true),
          inArray(imports.state, ['asking', 'checked']),
          sql`${storedBasis} is distinct from ${basis}`,
        ),
      )
      .for('update', { skipLocked: true })
    for (const each of found) await recheck(tx, each)
    return found.map(({ id }) => id)
  })
}

/**
 * Returns an import that waited to be applied to its check if that was made with other VAT rates.
 * @returns false if it can be applied
 */
export async function returnToCheck(db: Database, id: number, runner: string, basis: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOutdated = sql`${storedBasis} <> ${basis} and ${imports.rowsDone} = 0`
    const isOwnRun = and(eq(imports.id, id), eq(imports.runner, runner), eq(imports.isCheck, false), isOutdated)
    const [found] = await tx.select().from(imports).where(isOwnRun).for('update')
    if (found) await recheck(tx, found)
    return found !== undefined
  })
}

/** True if a check was replaced because it was made with other VAT rates. @param checkedAt its end */
export async function wasOutdated(db: Database, id: number, checkedAt: Date): Promise<boolean> {
  const isIt = sql`${imports.options} ->> 'outdatedCheck' = ${checkedAt.toISOString()}`
  return (await db.$count(imports, and(eq(imports.id, id), isIt))) > 0
}

import { foldTerm } from '@skafferi/domain/rules/catalogue/search'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { fault, type FieldFault, invalidFields, refuse } from '../../../platform/http/errors'
import * as repo from './synonyms.repo'

/** A synonym group as displayed to operators. */
export type OperatorSynonyms = ReturnType<typeof toOperatorSynonyms>

/** Limits of a group; a single term has no synonym. */
const termsInGroup = { min: 2, max: 40 }
const maxTermLength = 60

function toOperatorSynonyms({ id, terms, createdAt, updatedAt }: repo.SynonymsRow) {
  return { id, terms, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() }
}

/** Trims terms and removes those that are equal for a search. */
function distinctTerms(given: readonly string[]): Map<string, string> {
  const terms = new Map<string, string>()
  for (const term of given.map((each) => each.trim()).filter((each) => each !== '')) {
    const folded = foldTerm(term)
    if (!terms.has(folded)) terms.set(folded, term)
  }
  return terms
}

function problemOf(terms: ReadonlyMap<string, string>): FieldFault | undefined {
  const { min, max } = termsInGroup
  if (terms.has('')) return fault('no_letters', { term: terms.get('') ?? '' })
  if (terms.size < min || terms.size > max) return fault('different_terms', { minimum: min, maximum: max })
  const long = [...terms.values()].some((term) => term.length > maxTermLength)
  return long ? fault('too_long', { limit: maxTermLength }) : undefined
}

/** @throws StoreError 400 `invalid_request` */
function checkTerms(given: readonly string[]): Pick<repo.SynonymsRow, 'terms' | 'foldedTerms'> {
  const terms = distinctTerms(given)
  const problem = problemOf(terms)
  if (problem) throw invalidFields({ terms: problem })
  return { terms: [...terms.values()], foldedTerms: [...terms.keys()] }
}

/** Creates the operations on synonyms. Searches use changes at once. */
export function createSynonymsOperator({ db, now }: Pick<Context, 'db' | 'now'>) {
  /** @throws StoreError 404 `synonyms_not_found` */
  async function lock(tx: Database, id: string): Promise<repo.SynonymsRow> {
    const row = await repo.lockSynonyms(tx, id)
    if (!row) throw refuse('synonyms_not_found', { id })
    return row
  }

  const record = (
    tx: Database,
    at: Date,
    action: string,
    subjectId: string,
    change: { before?: string[]; after?: string[] },
  ) => {
    const subjectName = (change.after ?? change.before)?.join(', ')
    return recordOperatorEvent(tx, { at, action, subjectId, subjectName, ...change })
  }

  return {
    /** Returns all groups, oldest first. */
    async listSynonyms(): Promise<OperatorSynonyms[]> {
      return (await repo.findSynonyms(db)).map(toOperatorSynonyms)
    },

    /**
     * Adds a group: a search for one of its terms finds all of them.
     * @param given words or phrases
     * @throws StoreError 400 `invalid_request` naming the problem
     */
    async addSynonyms(given: string[]): Promise<OperatorSynonyms> {
      const checked = checkTerms(given)
      return db.transaction(async (tx) => {
        const at = now()
        const row = { id: newId('syn', at), ...checked, createdAt: at, updatedAt: at }
        await repo.insertSynonyms(tx, row)
        await record(tx, at, 'synonyms.added', row.id, { after: row.terms })
        return toOperatorSynonyms(row)
      })
    },

    /**
     * Replaces the terms of a group.
     * @throws StoreError 404 `synonyms_not_found`; 400 `invalid_request` naming the problem
     */
    async setSynonyms(id: string, given: string[]): Promise<OperatorSynonyms> {
      const checked = checkTerms(given)
      return db.transaction(async (tx) => {
        const before = await lock(tx, id)
        const changed = { ...checked, updatedAt: now() }
        await repo.updateSynonyms(tx, id, changed)
        await record(tx, changed.updatedAt, 'synonyms.set', id, { before: before.terms, after: changed.terms })
        return toOperatorSynonyms({ ...before, ...changed })
      })
    },

    /**
     * Deletes a group and returns it.
     * @throws StoreError 404 `synonyms_not_found`
     */
    removeSynonyms: (id: string): Promise<OperatorSynonyms> =>
      db.transaction(async (tx) => {
        const before = await lock(tx, id)
        await repo.deleteSynonyms(tx, id)
        await record(tx, now(), 'synonyms.removed', id, { before: before.terms })
        return toOperatorSynonyms(before)
      }),
  }
}

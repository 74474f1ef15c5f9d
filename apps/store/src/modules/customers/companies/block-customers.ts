import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import { defaultLimit, type ListOptions } from '../../../platform/listing'
import { endSignIns } from '../auth'
import * as repo from './customers.repo'

/** A customer as displayed to operators. Date-times are ISO 8601. */
export type OperatorCustomer = ReturnType<typeof toOperatorCustomer>

/** Filter for customers. */
export interface CustomerListOptions extends ListOptions {
  /** Part of an e-mail, a name, a company's name or an id; all customers by default. */
  q?: string
}

function toOperatorCustomer({ customer, company }: repo.CustomerRow) {
  return {
    id: customer.id,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    role: customer.role,
    company_id: company.id,
    company_name: company.name,
    country_code: company.countryCode,
    /** Time of the block. */
    blocked_at: customer.blockedAt?.toISOString() ?? null,
    /** Time of anonymization. */
    erased_at: customer.erasedAt?.toISOString() ?? null,
    created_at: customer.createdAt.toISOString(),
  }
}

async function find(db: Database, idOrEmail: string): Promise<repo.CustomerRow> {
  const text = idOrEmail.trim()
  const found = await repo.findCustomer(db, text.includes('@') ? identifierKey(text) : text)
  if (!found) throw refuse('customer_not_found')
  return found
}

async function recordBlock(tx: Database, subjectId: string, blocked: boolean, at: Date): Promise<void> {
  const action = blocked ? 'customer.blocked' : 'customer.unblocked'
  const change = { before: { blocked: !blocked }, after: { blocked } }
  await recordOperatorEvent(tx, { at, action, subjectId, ...change })
}

/** Creates the operations on customers. */
export function createCustomersOperator({ db, now }: Context) {
  return {
    /** Returns customers, newest first. */
    async listCustomers({ q = '', limit = defaultLimit }: CustomerListOptions = {}): Promise<OperatorCustomer[]> {
      return (await repo.findCustomers(db, q.trim(), limit)).map(toOperatorCustomer)
    },

    /**
     * Blocks a customer and ends all sessions.
     * @throws StoreError 404 `customer_not_found`; 409 `already_blocked` or `customer_erased`
     */
    blockCustomer: (idOrEmail: string): Promise<OperatorCustomer> =>
      db.transaction(async (tx) => {
        const { customer, company } = await find(tx, idOrEmail)
        if (customer.erasedAt) throw refuse('customer_erased')
        const blockedAt = now()
        const isChanged = await repo.setBlocked(tx, customer.id, blockedAt)
        if (!isChanged) throw refuse('already_blocked')
        await endSignIns(tx, customer.id, blockedAt)
        await recordBlock(tx, customer.id, true, blockedAt)
        return toOperatorCustomer({ customer: { ...customer, blockedAt }, company })
      }),

    /**
     * Unblocks a customer; the password is unchanged.
     * @throws StoreError 404 `customer_not_found`; 409 `not_blocked`
     */
    unblockCustomer: (idOrEmail: string): Promise<OperatorCustomer> =>
      db.transaction(async (tx) => {
        const { customer, company } = await find(tx, idOrEmail)
        const isChanged = await repo.setBlocked(tx, customer.id, null)
        if (!isChanged) throw refuse('not_blocked')
        await recordBlock(tx, customer.id, false, now())
        return toOperatorCustomer({ customer: { ...customer, blockedAt: null }, company })
      }),
  }
}

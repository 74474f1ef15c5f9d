import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import { enqueueMail } from '../../../platform/mail/outbox'
import { findRecipient, linkHours, makePasswordLink } from '../auth'
import * as repo from './customers.repo'

/** Options for a link. */
export interface PasswordLinkOptions {
  /** True to send it to the customer by e-mail instead of returning it. */
  send?: boolean
}

/** Creates the operation that makes password links, for customers who cannot use a code. */
export function createPasswordLinkOperator({ db, now, publicUrl }: Pick<Context, 'db' | 'now' | 'publicUrl'>) {
  return {
    /**
     * Creates a link to choose a password, valid once for a day; earlier codes and links are invalidated. The holder of
     * the link controls the account, so verify the recipient.
     * @param idOrEmail of the customer
     * @returns the link; null if it was sent
     * @throws StoreError 404 `customer_not_found`; 409 `cannot_sign_in` if the customer is blocked, erased or not
     * approved
     */
    makeLink: (idOrEmail: string, { send = false }: PasswordLinkOptions = {}) =>
      db.transaction(async (tx) => {
        const text = idOrEmail.trim()
        const found = await repo.findCustomer(tx, text.includes('@') ? identifierKey(text) : text)
        if (!found) throw refuse('customer_not_found')
        const { id, email } = found.customer
        const recipient = await findRecipient(tx, email)
        if (!recipient) throw refuse('cannot_sign_in')
        const at = now()
        const url = await makePasswordLink(tx, { customerId: id, email }, publicUrl, at)
        const { firstName, locale } = recipient
        const data = { firstName, url, hours: linkHours }
        if (send) await enqueueMail(tx, { kind: 'password_link', to: email, subjectId: id, locale, data }, at)
        await recordOperatorEvent(tx, {
          at,
          action: 'customer.password_link_made',
          subjectId: id,
          after: { sent: send },
        })
        return { id, email, hours: linkHours, url: send ? null : url }
      }),
  }
}

import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { formatDateTime } from '../date-time'
import { useOffice, type Office } from '../office-context'
import { useOperator } from '../use-operator'
import type { PasswordLinkView } from './companies.view'

const toView = (
  { url, email, expires_at }: components['schemas']['PasswordLink'],
  office: Office,
): PasswordLinkView => ({ url, email, until: formatDateTime(expires_at, office) })

/** Makes links with which a person chooses a password, for owners; `make` is null for others. */
function useLink<Target>(request: (office: Office, target: Target, signal: AbortSignal) => Promise<PasswordLinkView>) {
  const office = useOffice()
  const { may } = useOperator()
  const [link, setLink] = useState<PasswordLinkView | null>(null)
  const action = useAction('office', async (target: Target, signal) => {
    setLink(null)
    setLink(await request(office, target, signal))
  })
  return {
    /** The last link, until the page is left. */
    link,
    /** What the link that is being made is for; null if none is. */
    pending: action.pending[0] ?? null,
    busy: action.busy,
    problem: action.problem,
    make: may.includes('administration') ? action.run : null,
  }
}

/** A link for a person of a company, to hand over. */
export const usePasswordLink = (companyId: string) =>
  useLink(async (office, { id }: { id: string }, signal) => {
    const params = { path: { id: companyId, person_id: id } }
    const path = '/admin/companies/{id}/people/{person_id}/password-link'
    return toView(await unwrap(office.client.POST(path, { params, signal })), office)
  })

/** A link for the operator as a customer of the test company. */
export const useTestCustomer = () =>
  useLink(async (office, _: void, signal) =>
    toView(await unwrap(office.client.POST('/admin/test-customer', { signal })), office),
  )

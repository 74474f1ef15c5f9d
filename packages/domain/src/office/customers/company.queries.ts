import type { components } from '@skafferi/api/admin'
import { readPieces } from '../../rules/text/amount-text'
import type { CompanyCommand } from './companies.view'
import { missingContentError } from '../catalogue/missing-content'
import type { Office } from '../office-context'

/** A company with the entity tag that a change of it must send. */
export interface VersionedCompany {
  company: components['schemas']['AdminCompany']
  tag: string
}

interface Answer {
  data?: VersionedCompany['company']
  response: Response
}

function readOf({ data: company, response }: Answer): VersionedCompany {
  const tag = response.headers.get('etag')
  if (!company || tag === null) throw missingContentError()
  return { company, tag }
}

/** Reads a company. */
export async function readCompany({ client }: Office, id: string, signal: AbortSignal): Promise<VersionedCompany> {
  return readOf(await client.GET('/admin/companies/{id}', { params: { path: { id } }, signal }))
}

/** The request for the changed terms only, because another operator may have changed the rest. */
function termsOf(
  { company }: VersionedCompany['company'],
  { days, poRequired }: Extract<CompanyCommand, { do: 'terms' }>['terms'],
) {
  const typed = readPieces(days)
  return {
    ...(typed !== null && typed !== company.payment_terms_days && { payment_terms_days: typed }),
    ...(poRequired !== company.po_required && { po_required: poRequired }),
  }
}

/** Changes a company. @throws ApiError 412 if it has changed since it was read */
export async function changeCompany(
  { client }: Office,
  { company, tag }: VersionedCompany,
  command: CompanyCommand,
  signal: AbortSignal,
): Promise<VersionedCompany> {
  const params = { path: { id: company.company.id }, header: { 'If-Match': tag } }
  if (command.do === 'terms')
    return readOf(await client.POST('/admin/companies/{id}', { params, body: termsOf(company, command.terms), signal }))
  if (command.do === 'block')
    return readOf(
      await client.POST('/admin/companies/{id}/block', { params, body: { reason: command.reason }, signal }),
    )
  if (command.do === 'unblock') return readOf(await client.POST('/admin/companies/{id}/unblock', { params, signal }))
  if (command.do === 'invite') {
    const { firstName: first_name, lastName: last_name, email } = command.person
    return readOf(
      await client.POST('/admin/companies/{id}/people', { params, body: { first_name, last_name, email }, signal }),
    )
  }
  const vat_id = command.number === (company.company.vat_id ?? '') ? undefined : command.number
  return readOf(
    await client.POST('/admin/companies/{id}/vat-id', { params, body: { vat_id, status: command.status }, signal }),
  )
}

import type { components } from '@skafferi/api/admin'
import { FileAnswer, type AdminHandlers } from '../../../platform/http/admin/handler'
import { inWireNames } from '../../../platform/http/admin/wire-names'
import { fault, invalidFields } from '../../../platform/http/errors'
import { pageOf } from '../../../platform/http/handler'
import type { ApplicationDetail } from './to-application'
import type { RegistrationsOperator } from './decide-applications'

type Schemas = components['schemas']
type ApplicationCalls =
  | 'listApplications'
  | 'getApplication'
  | 'getLicense'
  | 'approveApplication'
  | 'askApplicant'
  | 'rejectApplication'

function toAnswer(detail: ApplicationDetail): Schemas['ApplicationAnswer'] {
  const {
    request,
    not_asked,
    previous,
    question,
    reason,
    company_id,
    customer_id,
    consents,
    license,
    shelf,
    duplicates,
    ...application
  } = detail
  const file = license && { name: license.name, media_type: license.media_type, size: license.size }
  return {
    application,
    request,
    not_asked,
    previous,
    question,
    reason,
    company_id,
    customer_id,
    consents,
    license: file,
    shelf,
    duplicates,
  }
}

/** Fields of a new company, which are invalid if one is joined. */
const newCompanyFields = [
  'country_code',
  'company_name',
  'organisation_number',
  'payment_terms_days',
  'po_required',
] as const

function refuseNewCompanyFields(body: Schemas['ApprovalRequest']): void {
  if (body.company_id === undefined) return
  const present = newCompanyFields.filter((name) => body[name] !== undefined)
  const fields = present.map((name) => [name, fault('existing_company')])
  if (fields.length > 0) throw invalidFields(Object.fromEntries(fields))
}

/** Admin routes for applications. */
export function registrationsAdminRoutes(applications: RegistrationsOperator): AdminHandlers<ApplicationCalls> {
  return {
    async listApplications({ query }) {
      const page = pageOf(query)
      return {
        ...(await applications.pageApplications({ status: query.status, waitsFor: query.waits_for }, page)),
        ...page,
      }
    },
    getApplication: async ({ params }) => toAnswer(await applications.showApplication(params.id)),
    getLicense: async ({ params, query }) =>
      new FileAnswer({ ...(await applications.readLicense(params.id)), isInline: query.disposition === 'inline' }),
    async approveApplication(call) {
      const { params } = call
      const body: Schemas['ApprovalRequest'] = call.body ?? {}
      refuseNewCompanyFields(body)
      const options = {
        companyId: body.company_id,
        countryCode: body.country_code,
        companyName: body.company_name,
        organisationNumber: body.organisation_number,
        firstName: body.first_name,
        lastName: body.last_name,
      }
      const terms = { days: body.payment_terms_days, poRequired: body.po_required }
      return toAnswer(await inWireNames(applications.approveApplication(params.id, options, terms, body.answered_at)))
    },
    askApplicant: async ({ params, body }) => toAnswer(await applications.askApplicant(params.id, body)),
    rejectApplication: async ({ params, body }) => toAnswer(await applications.rejectApplication(params.id, body)),
  }
}

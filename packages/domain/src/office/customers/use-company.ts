import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { partOf } from '../../rules/json/schema'
import { editsParser } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { useActivityOf } from '../activity/use-latest-activity'
import { toOfficeLoad } from '../to-office-load'
import type { CompanyCommand, CompanyTermsView } from './companies.view'
import { changeCompany, readCompany } from './company.queries'
import { remoteCompanyChanges, remoteTermsChanges, toCompanyDetail } from './to-companies'
import { companiesKey } from './use-company-count'

const noTerms: CompanyTermsView = { days: '', poRequired: false }

const parseEdits = editsParser<CompanyTermsView>(partOf<CompanyTermsView>(noTerms))

/** One company, the form of its terms, and the actions on it. */
export function useCompany(id: string) {
  const office = useOffice()
  const cache = useQueryClient()
  const key = [...companiesKey, 'one', id]
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key,
    read: (signal) => readCompany(office, id, signal),
    compare: (before, after) => remoteCompanyChanges(before.company, after.company),
  })
  const activity = useActivityOf(id)
  const action = useAction(
    'office',
    async (command: CompanyCommand, signal) => {
      await change((before) => changeCompany(office, before, command, signal), signal)
      dismissRemoteChanges()
      refreshLists(cache, companiesKey)
    },
    { refetchOnUnknown: [key] },
  )
  const company = query.data && toCompanyDetail(query.data.company, office)
  const terms = useOfficeForm({
    form: `company ${id}`,
    stored: company?.terms ?? noTerms,
    parse: parseEdits,
    send: (draft) => action.run({ do: 'terms', terms: draft }),
  })
  // An edit may be restored over a colleague's later change, which saving would undo.
  const { fields, before } = terms.overwritten
  const overwritten =
    company && fields.length > 0 ? remoteTermsChanges({ ...company.terms, ...before }, company.terms) : []
  return {
    company: toOfficeLoad(query, company),
    /** The form of its terms. */
    terms,
    activity,
    remoteChanges: [
      ...remoteChanges,
      ...overwritten.filter(({ what }) => !remoteChanges.some((each) => each.what === what)),
    ],
    /** Dismisses the list of remote changes and bases the edits of the terms on the current ones. */
    dismissRemoteChanges() {
      dismissRemoteChanges()
      terms.rebase()
    },
    busy: action.busy ? (action.pending[0]?.do ?? null) : null,
    refused: action.problem && action.input ? { do: action.input.do, problem: action.problem } : null,
    run: action.run,
    reset: action.reset,
  }
}

import type { CompanyCommand, CompanyDetailView } from '@skafferi/domain/office/views'
import { BlockDialog } from './BlockDialog'
import { InviteCustomerDialog } from './InviteCustomerDialog'
import { VatDialog } from './VatDialog'

/** What is being asked about a company; `null` while nothing is. */
export type OpenDialog = 'vat' | 'block' | 'invite' | null

export interface CompanyDialogProps {
  open: OpenDialog
  company: CompanyDetailView
  /** What is being done; `null` while nothing is. */
  busy: CompanyCommand['do'] | null
  /** Why something was not done, in words; `null` where it was. */
  problemOf: (action: CompanyCommand['do']) => string | null
  /** Does something about it; resolves to whether it was done. */
  onDo: (command: CompanyCommand) => Promise<boolean>
  onClose: () => void
}

/** What is asked before something is done about a company. */
export function CompanyDialog({ open, company, busy, problemOf, onDo, onClose }: CompanyDialogProps) {
  if (open === null) return null
  const asked = { busy: busy === open, failure: problemOf(open), onClose }
  if (open === 'vat') return <VatDialog {...asked} company={company} onSave={onDo} />
  if (open === 'invite')
    return (
      <InviteCustomerDialog
        {...asked}
        company={company.name}
        onInvite={({ person }) => onDo({ do: 'invite', person })}
      />
    )
  const people = company.people.filter(({ state }) => state === 'active').length
  return (
    <BlockDialog
      {...asked}
      company={company.name}
      people={people}
      onBlock={({ reason }) => onDo({ do: 'block', reason })}
    />
  )
}

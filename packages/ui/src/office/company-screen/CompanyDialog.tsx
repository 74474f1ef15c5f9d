import type { CompanyCommand, CompanyDetailView } from '@skafferi/domain/office/views'
import { BlockDialog } from './BlockDialog'
import { InviteCustomerDialog } from './InviteCustomerDialog'
import { VatDialog } from './VatDialog'

export { NewPasswordLink } from './NewPasswordLink'

/** A dialog of the company page; `null` if none is open. */
export type OpenDialog = 'vat' | 'block' | 'invite' | null

interface CompanyDialogProps {
  open: NonNullable<OpenDialog>
  company: CompanyDetailView
  /** The pending action; `null` if none is. */
  busy: CompanyCommand['do'] | null
  /** Text of an action's failure; `null` otherwise. */
  problemOf: (action: CompanyCommand['do']) => string | null
  /** Runs an action. Resolves to true if it was done. */
  onAction: (command: CompanyCommand) => Promise<boolean>
  onClose: () => void
}

/** The open dialog of the company page. */
export function CompanyDialog({ open, company, busy, problemOf, onAction, onClose }: CompanyDialogProps) {
  const dialog = { busy: busy === open, failure: problemOf(open), onClose }
  if (open === 'vat') return <VatDialog {...dialog} company={company} onSave={onAction} />
  if (open === 'invite')
    return (
      <InviteCustomerDialog
        {...dialog}
        company={company.name}
        onInvite={({ person }) => onAction({ do: 'invite', person })}
      />
    )
  const people = company.people.filter(({ state }) => state === 'active').length
  return (
    <BlockDialog
      {...dialog}
      company={company.name}
      people={people}
      onBlock={({ reason }) => onAction({ do: 'block', reason })}
    />
  )
}

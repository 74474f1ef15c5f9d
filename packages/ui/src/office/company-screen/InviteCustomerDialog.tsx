import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { NewPersonView } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import { officeMailedWords } from '../../words/generated/office-mailed'
import { useMailWaits } from '../mail-waits'

export interface InviteCustomerDialogProps {
  company: string
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Invites the person. Resolves to true if it was done. */
  onInvite: (event: { person: NewPersonView }) => Promise<boolean>
  onClose: () => void
}

/** A dialog to invite a customer to a company. */
export function InviteCustomerDialog({ company, busy, failure, onInvite, onClose }: InviteCustomerDialogProps) {
  const t = useWords(officeWords)
  const waits = useMailWaits()
  const mailed = useWords(officeMailedWords)
  const companyText = useWords(officeCompaniesWords)
  const form = useRef<HTMLFormElement>(null)
  const [person, setPerson] = useState<NewPersonView>({ firstName: '', lastName: '', email: '' })
  const isComplete = trimText(person.firstName) !== '' && trimText(person.email) !== ''

  async function submit() {
    if (await onInvite({ person })) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={companyText('invite.title', { company })}
      busy={busy}
      changed={Object.values(person).some((text) => text !== '')}
      incomplete={isComplete ? null : companyText('invite.incomplete')}
      failure={failure}
      words={{
        send: companyText('invite.do'),
        sending: companyText('invite.doing'),
        leave: t('decide.leave'),
        unsaved: companyText('invite.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-sm">
        {companyText('invite.text')}
        {waits && ` ${mailed('mailed.all')}`}
      </p>
      <TextField
        label={companyText('invite.firstName')}
        name="first-name"
        maxLength={60}
        value={person.firstName}
        onChange={({ value }) => setPerson({ ...person, firstName: value })}
      />
      <TextField
        label={companyText('invite.lastName')}
        name="last-name"
        need="optional"
        maxLength={60}
        value={person.lastName}
        onChange={({ value }) => setPerson({ ...person, lastName: value })}
      />
      <TextField
        label={companyText('invite.email')}
        name="email"
        type="email"
        maxLength={60}
        value={person.email}
        onChange={({ value }) => setPerson({ ...person, email: value })}
      />
    </DraftDialog>
  )
}

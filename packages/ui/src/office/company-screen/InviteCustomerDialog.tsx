import { trimText } from '@skafferi/domain/format/typed-text.rules'
import type { NewPersonView } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { TextField } from '../../components/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface InviteCustomerDialogProps {
  company: string
  busy: boolean
  /** Why it was not done, in words; `null` where nothing failed. */
  failure: string | null
  /** Lets them in; resolves to whether it was done. */
  onInvite: (event: { person: NewPersonView }) => Promise<boolean>
  onClose: () => void
}

/** One more person is to order for a company. */
export function InviteCustomerDialog({ company, busy, failure, onInvite, onClose }: InviteCustomerDialogProps) {
  const t = useWords(officeWords)
  const form = useRef<HTMLFormElement>(null)
  const [person, setPerson] = useState<NewPersonView>({ firstName: '', lastName: '', email: '' })
  const isWhole = trimText(person.firstName) !== '' && trimText(person.email) !== ''

  async function submit() {
    if (await onInvite({ person })) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={t('invite.title', { company })}
      busy={busy}
      changed={Object.values(person).some((text) => text !== '')}
      incomplete={isWhole ? null : t('invite.incomplete')}
      failure={failure}
      words={{
        send: t('invite.do'),
        sending: t('invite.doing'),
        leave: t('decide.leave'),
        unsaved: t('invite.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-sm">{t('invite.text')}</p>
      <TextField
        label={t('invite.firstName')}
        name="first-name"
        maxLength={60}
        value={person.firstName}
        onChange={({ value }) => setPerson({ ...person, firstName: value })}
      />
      <TextField
        label={t('invite.lastName')}
        name="last-name"
        need="optional"
        maxLength={60}
        value={person.lastName}
        onChange={({ value }) => setPerson({ ...person, lastName: value })}
      />
      <TextField
        label={t('invite.email')}
        name="email"
        type="email"
        maxLength={60}
        value={person.email}
        onChange={({ value }) => setPerson({ ...person, email: value })}
      />
    </DraftDialog>
  )
}

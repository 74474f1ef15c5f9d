import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { TeamRole } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { SelectField } from '../../components/forms/select-field'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeTeamWords } from '../../words/generated/office-team'
import { ROLES } from './roles'

export interface InviteDialogProps {
  /** The role that is selected at first. */
  role: TeamRole
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Creates the invitation. Resolves to true if it was created. */
  onInvite: (event: { email: string; name: string; role: TeamRole }) => Promise<boolean>
  onClose: () => void
}

/** A dialog to invite an operator. */
export function InviteDialog({ role: firstRole, busy, failure, onInvite, onClose }: InviteDialogProps) {
  const t = useWords(officeTeamWords)
  const office = useWords(officeWords)
  const form = useRef<HTMLFormElement>(null)
  const [entry, setEntry] = useState<{ email: string; name: string; role: TeamRole }>({
    email: '',
    name: '',
    role: firstRole,
  })
  const isComplete = trimText(entry.email) !== '' && trimText(entry.name) !== ''

  async function submit() {
    if (await onInvite(entry)) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={t('team.inviteTitle')}
      busy={busy}
      changed={entry.email !== '' || entry.name !== ''}
      incomplete={isComplete ? null : t('team.incomplete')}
      failure={failure}
      words={{
        send: t('team.inviteSend'),
        sending: t('team.inviteSending'),
        leave: t('team.leave'),
        unsaved: t('team.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('team.inviteEmail')}
        name="email"
        type="email"
        maxLength={60}
        value={entry.email}
        onChange={({ value }) => setEntry({ ...entry, email: value })}
      />
      <TextField
        label={t('team.inviteName')}
        name="name"
        maxLength={60}
        value={entry.name}
        onChange={({ value }) => setEntry({ ...entry, name: value })}
      />
      <SelectField
        label={t('team.role')}
        name="role"
        hint={t(`role.${entry.role}.may`)}
        options={ROLES.map((role) => ({ value: role, label: office(`role.${role}`) }))}
        value={entry.role}
        onChange={({ value }) => setEntry({ ...entry, role: value as TeamRole })}
      />
    </DraftDialog>
  )
}

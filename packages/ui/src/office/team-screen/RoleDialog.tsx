import type { TeamMemberView, TeamPurpose, TeamRole, TeamView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeKeysWords } from '../../words/generated/office-keys'
import { officeTeamWords } from '../../words/generated/office-team'
import { ConfirmDialog } from '../offer-parts'

/** A change of the role of the displayed operator. */
export interface RoleChange {
  id: string
  role: TeamRole
  /** The displayed role and version. */
  from: TeamRole
  version: number
}

export interface RoleDialogProps extends Pick<TeamView, 'purposes'> {
  member: TeamMemberView
  /** The new role. */
  role: TeamRole
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** Changes the role. Resolves to true if it was changed. */
  onRole: (event: RoleChange) => Promise<boolean>
  onClose: () => void
}

/** A confirmation before a role changes, with what the new role adds and takes away. */
export function RoleDialog({ member, role, purposes, busy, problem, onRole, onClose }: RoleDialogProps) {
  const office = useWords(officeWords)
  const t = useWords(officeTeamWords)
  const { id, name, role: from, version } = member
  const [before, after] = [purposes[from], purposes[role]]

  async function change() {
    if (await onRole({ id, role, from, version })) onClose()
  }

  return (
    <ConfirmDialog
      words={{
        title: t('change.title', { name }),
        text: [t('change.text', { name }), from === 'owner' && t('change.owner')].filter(Boolean).join(' '),
        confirm: t('change.do'),
        confirming: t('change.doing'),
      }}
      reversible
      busy={busy}
      problem={problem}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <p className="font-bold">{t('change.roles', { from: office(`role.${from}`), role: office(`role.${role}`) })}</p>
      <Purposes title={t('change.adds', { name })} purposes={after.filter((each) => !before.includes(each))} />
      <Purposes title={t('change.takes', { name })} purposes={before.filter((each) => !after.includes(each))} />
    </ConfirmDialog>
  )
}

function Purposes({ title, purposes }: { title: string; purposes: readonly TeamPurpose[] }) {
  const t = useWords(officeTeamWords)
  const keys = useWords(officeKeysWords)
  if (purposes.length === 0) return null
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="list-disc ps-5">
        {purposes.map((each) => (
          <li key={each}>{each === 'administration' ? t('change.administration') : keys(`scope.${each}`)}</li>
        ))}
      </ul>
    </div>
  )
}

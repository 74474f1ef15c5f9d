import type { TeamMemberView, TeamRole } from '@skafferi/domain/office/views'
import { Badge } from '../../components/content/badge'
import { CheckIcon, CloseIcon, PencilIcon } from '../../components/content/icon'
import { Menu } from '../../components/actions/menu'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../components/content/table'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeTeamWords } from '../../words/generated/office-team'
import { RowList, WideTable } from '../row-list'
import { RoleChoice } from './RoleChoice'

/** An action on a team member. */
export type MemberAction = 'disable' | 'enable' | 'renew'

export interface MembersProps {
  members: readonly TeamMemberView[]
  /** The id of the member whose change is pending. */
  busy: string | null
  /** The user chooses another role and wants to save it. */
  onRole: (event: { id: string; role: TeamRole }) => void
  onAction: (event: { id: string; action: MemberAction }) => void
}

/** Operators can reset their own sign-in, e.g. after a lost authenticator, but not deactivate themselves. */
function actionsFor({ isSelf, disabled }: Pick<TeamMemberView, 'isSelf' | 'disabled'>): readonly MemberAction[] {
  if (disabled !== null) return ['enable']
  return isSelf ? ['renew'] : ['renew', 'disable']
}

interface MemberPartProps extends Pick<MembersProps, 'busy' | 'onRole' | 'onAction'> {
  member: TeamMemberView
}

/** A member's role. Operators cannot change their own role, nor that of deactivated ones. */
function MemberRole({ member: { id, name, role, disabled, isSelf }, busy, onRole }: Omit<MemberPartProps, 'onAction'>) {
  const office = useWords(officeWords)
  if (isSelf || disabled !== null) return office(`role.${role}`)
  // The key discards an unsaved choice when the role changes.
  return <RoleChoice key={role} id={id} name={name} role={role} busy={busy === id} onRole={onRole} />
}

function MemberState({ member: { disabled, isSelf } }: Pick<MemberPartProps, 'member'>) {
  const t = useWords(officeTeamWords)
  return disabled === null ? (
    <Badge tone="positive" icon={<CheckIcon size="sm" />}>
      {t(isSelf ? 'team.you' : 'team.active')}
    </Badge>
  ) : (
    <Badge icon={<CloseIcon size="sm" />}>{t('team.disabled', { when: disabled })}</Badge>
  )
}

function MemberMenu({ member, onAction }: Pick<MemberPartProps, 'member' | 'onAction'>) {
  const t = useWords(officeTeamWords)
  return (
    <Menu
      label={t('team.actions', { name: member.name })}
      icon={<PencilIcon />}
      items={actionsFor(member).map((action) => ({ id: action, label: t(`team.${action}`) }))}
      onSelect={({ id: action }) => onAction({ id: member.id, action: action as MemberAction })}
    />
  )
}

/** The operators with roles and states: a table, on a phone a list. */
export function Members({ members, busy, onRole, onAction }: MembersProps) {
  const t = useWords(officeTeamWords)
  const office = useWords(officeWords)
  return (
    <>
      <RowList
        label={t('team.members')}
        rows={members.map((member) => ({
          id: member.id,
          title: member.name,
          detail: (
            <>
              <span className="wrap-anywhere">{member.email}</span>
              <span>{member.since}</span>
              <span className="grid justify-items-start gap-2 pt-1 text-sm text-ink">
                <MemberState member={member} />
                <MemberRole member={member} busy={busy} onRole={onRole} />
              </span>
            </>
          ),
          value: <MemberMenu member={member} onAction={onAction} />,
        }))}
      />
      <WideTable>
        <Table caption={t('team.members')} variant="panel" density="compact">
          <TableHead>
            <ColumnHeader>{t('team.name')}</ColumnHeader>
            <ColumnHeader>{t('team.role')}</ColumnHeader>
            <ColumnHeader>{t('team.state')}</ColumnHeader>
            <ColumnHeader>{t('team.since')}</ColumnHeader>
            <ColumnHeader align="end">
              <VisuallyHidden>{office('team.do')}</VisuallyHidden>
            </ColumnHeader>
          </TableHead>
          <TableBody>
            {members.map((member) => (
              <TableRow key={member.id}>
                <RowHeader>
                  <span className="grid min-w-44">
                    <span>{member.name}</span>
                    <span className="text-2xs font-regular text-ink-muted wrap-anywhere">{member.email}</span>
                  </span>
                </RowHeader>
                <TableCell>
                  <MemberRole member={member} busy={busy} onRole={onRole} />
                </TableCell>
                <TableCell>
                  <MemberState member={member} />
                </TableCell>
                <TableCell>
                  <span className="num whitespace-nowrap text-ink-muted">{member.since}</span>
                </TableCell>
                <TableCell align="end">
                  <MemberMenu member={member} onAction={onAction} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
    </>
  )
}

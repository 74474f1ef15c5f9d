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

/** The table of operators with roles and states. Operators cannot change their own role. */
export function Members({ members, busy, onRole, onAction }: MembersProps) {
  const t = useWords(officeTeamWords)
  const office = useWords(officeWords)
  return (
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
        {members.map(({ id, name, email, role, disabled, since, isSelf }) => (
          <TableRow key={id}>
            <RowHeader>
              <span className="grid min-w-44">
                <span>{name}</span>
                <span className="text-2xs font-regular text-ink-muted wrap-anywhere">{email}</span>
              </span>
            </RowHeader>
            <TableCell>
              {isSelf || disabled !== null ? (
                office(`role.${role}`)
              ) : (
                // The key discards an unsaved choice when the role changes.
                <RoleChoice key={role} id={id} name={name} role={role} busy={busy === id} onRole={onRole} />
              )}
            </TableCell>
            <TableCell>
              {disabled === null ? (
                <Badge tone="positive" icon={<CheckIcon size="sm" />}>
                  {t(isSelf ? 'team.you' : 'team.active')}
                </Badge>
              ) : (
                <Badge icon={<CloseIcon size="sm" />}>{t('team.disabled', { when: disabled })}</Badge>
              )}
            </TableCell>
            <TableCell>
              <span className="num whitespace-nowrap text-ink-muted">{since}</span>
            </TableCell>
            <TableCell align="end">
              <Menu
                label={t('team.actions', { name })}
                icon={<PencilIcon />}
                items={actionsFor({ isSelf, disabled }).map((action) => ({ id: action, label: t(`team.${action}`) }))}
                onSelect={({ id: action }) => onAction({ id, action: action as MemberAction })}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

import type { OfficeState, TeamRole, TeamView } from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { PlusIcon } from '../../components/content/icon'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeTeamWords } from '../../words/generated/office-team'
import { officeOnlyOwnerWords } from '../../words/generated/office-only-owner'
import { OnlyOwnerNotice, type OnlyOwnerNoticeProps } from '../only-owner-notice'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { PageProblem } from '../page-news'
import { DisableDialog, type DisableDialogProps } from './DisableDialog'
import { InviteDialog, type InviteDialogProps } from './InviteDialog'
import { Members, type MemberAction, type MembersProps } from './Members'
import { OneTimeSecret } from '../one-time-secret'
import { RoleChanged, type RoleChangedProps } from './RoleChanged'
import { RoleDialog, type RoleDialogProps } from './RoleDialog'

interface CreatedLinkProps {
  /** The name of the recipient. */
  name: string
  url: string
}

/** A notice with an invitation or renewal link, which is shown only once. */
function CreatedLink({ name, url }: CreatedLinkProps) {
  const t = useWords(officeTeamWords)
  return (
    <OneTimeSecret title={t('team.link', { name })} label={t('team.linkLabel')} value={url} text={t('team.linkText')} />
  )
}

/** The open dialog. */
type OpenDialog =
  | { of: 'invite'; role: TeamRole }
  | { of: 'disable'; id: string }
  | { of: 'role'; id: string; role: TeamRole }

interface OnlyOwnerInviteProps extends Pick<OnlyOwnerNoticeProps, 'onPutAway'> {
  /** True if a colleague could become an owner. */
  hasColleagues: boolean
  onInvite: () => void
}

export interface TeamScreenProps
  extends
    Pick<MembersProps, 'busy'>,
    Pick<InviteDialogProps, 'onInvite'>,
    Pick<DisableDialogProps, 'onDisable'>,
    Pick<RoleDialogProps, 'onRole'>,
    Pick<OnlyOwnerNoticeProps, 'onPutAway'> {
  team: OfficeState<TeamView>
  /** The link that was just created; `null` otherwise. */
  created: CreatedLinkProps | null
  /** The change of a role that was just made and can be undone; `null` otherwise. */
  roleChange: RoleChangedProps['change']
  /** True if the user is the only owner and has not put the notice away. */
  isOnlyOwner: boolean
  /** The state of creating an invitation, with the text of a failure. */
  inviting: { busy: boolean; problem: string | null }
  /** The state of a deactivation, with the text of a failure. */
  disabling: { busy: boolean; problem: string | null }
  /** The state of changing a role, with the text of a failure. */
  changing: { busy: boolean; problem: string | null }
  /** Text of the failure of another action; `null` otherwise. */
  problem: string | null
  /** The user enables a member or renews their access. */
  onAction: (event: { id: string; action: Exclude<MemberAction, 'disable'> }) => void
  /** The user withdraws an invitation. */
  onWithdraw: (event: { id: string }) => void
  /** The user undoes the last change of a role. */
  onUndo: RoleChangedProps['onUndo']
  /** Clears the failure when another dialog opens. */
  onReset: () => void
  /** The sections of API keys and webhooks. */
  integrations?: ReactNode
}

/** The team: operators, invitations, API keys and webhooks. */
export function TeamScreen({
  team,
  created,
  roleChange,
  isOnlyOwner,
  inviting,
  disabling,
  changing,
  problem,
  busy,
  onInvite,
  onDisable,
  onAction,
  onWithdraw,
  onRole,
  onUndo,
  onPutAway,
  onReset,
  integrations,
}: TeamScreenProps) {
  const t = useWords(officeTeamWords)
  const office = useWords(officeWords)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const view = team.status === 'ready' ? team.view : null
  const member = view?.members.find(({ id }) => dialog?.of !== 'invite' && id === dialog?.id)
  const close = () => setDialog(null)

  function open(next: OpenDialog) {
    // Resetting also clears a new link, which must stay visible. So reset only after a failure.
    if ([inviting, disabling, changing].some((state) => state.problem !== null)) onReset()
    setDialog(next)
  }

  return (
    <div className="grid gap-5 pb-8">
      <PageHeader
        title={office('place.team')}
        actions={
          <Button onPress={() => open({ of: 'invite', role: 'orders' })}>
            <PlusIcon size="sm" />
            {t('team.invite')}
          </Button>
        }
      />
      <PageProblem text={problem} />
      {created && <CreatedLink key={created.url} {...created} />}
      <RoleChanged change={roleChange} onUndo={onUndo} />
      {team.status === 'loading' && (
        <SkeletonGroup label={t('team.loading')} scope="page">
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {team.status === 'failed' && (
        <OfficeFailure title={t('team.failed')} request={team.request} onRetry={team.retry} />
      )}
      {team.status === 'ready' && (
        <>
          {isOnlyOwner && (
            <OnlyOwnerInvite
              hasColleagues={team.view.members.some(({ isSelf, disabled }) => !isSelf && disabled === null)}
              onInvite={() => open({ of: 'invite', role: 'owner' })}
              onPutAway={onPutAway}
            />
          )}
          <Section title={t('team.members')}>
            <div className="grid gap-2 overflow-x-auto">
              <Members
                members={team.view.members}
                busy={busy}
                onRole={({ id, role }) => open({ of: 'role', id, role })}
                onAction={({ id, action }) =>
                  action === 'disable' ? open({ of: 'disable', id }) : onAction({ id, action })
                }
              />
              <p className="text-xs text-ink-muted">{t('team.note')}</p>
            </div>
          </Section>
          <Section title={t('team.invites')}>
            <Invites invites={team.view.invites} busy={busy} onWithdraw={onWithdraw} />
          </Section>
          {integrations}
        </>
      )}
      {dialog?.of === 'disable' && member && (
        <DisableDialog key={member.id} member={member} {...disabling} onDisable={onDisable} onClose={close} />
      )}
      {dialog?.of === 'role' && member && view && (
        <RoleDialog
          member={member}
          role={dialog.role}
          purposes={view.purposes}
          {...changing}
          onRole={onRole}
          onClose={close}
        />
      )}
      {dialog?.of === 'invite' && (
        <InviteDialog
          role={dialog.role}
          busy={inviting.busy}
          failure={inviting.problem}
          onInvite={onInvite}
          onClose={close}
        />
      )}
    </div>
  )
}

function OnlyOwnerInvite({ hasColleagues, onInvite, onPutAway }: OnlyOwnerInviteProps) {
  const t = useWords(officeOnlyOwnerWords)
  return (
    <OnlyOwnerNotice
      action={
        <Button size="sm" variant="secondary" onPress={onInvite}>
          {t('onlyOwner.invite')}
        </Button>
      }
      hint={hasColleagues ? t('onlyOwner.promote') : undefined}
      onPutAway={onPutAway}
    />
  )
}

function Invites({
  invites,
  busy,
  onWithdraw,
}: Pick<TeamView, 'invites'> & Pick<TeamScreenProps, 'busy' | 'onWithdraw'>) {
  const t = useWords(officeTeamWords)
  const office = useWords(officeWords)
  if (invites.length === 0)
    return <p className="rounded-lg border border-line bg-surface p-4 text-ink-muted">{t('team.noInvites')}</p>
  return (
    <ul className="rounded-lg border border-line bg-surface text-xs">
      {invites.map(({ id, name, email, role, until }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0"
        >
          <span className="me-auto grid min-w-0">
            <b className="text-sm">{name}</b>
            <span className="text-ink-muted wrap-anywhere">{email}</span>
          </span>
          <span>{office(`role.${role}`)}</span>
          <span className="num text-ink-muted">{t('team.until', { when: until })}</span>
          <Button size="sm" variant="secondary" disabled={busy === id} onPress={() => onWithdraw({ id })}>
            {t('team.withdraw')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

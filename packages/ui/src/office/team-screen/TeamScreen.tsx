import type { OfficeState, TeamView } from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/button'
import { PlusIcon } from '../../components/icon'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { PageProblem } from '../page-news'
import { DisableDialog, type DisableDialogProps } from './DisableDialog'
import { InviteDialog, type InviteDialogProps } from './InviteDialog'
import { CreatedLink, type CreatedLinkProps } from './CreatedLink'
import { Members, type MemberAction, type MembersProps } from './Members'

export interface TeamScreenProps
  extends
    Pick<MembersProps, 'busy' | 'onRole'>,
    Pick<InviteDialogProps, 'onInvite'>,
    Pick<DisableDialogProps, 'onDisable'> {
  team: OfficeState<TeamView>
  /** A link that was just made; `null` otherwise. */
  made: CreatedLinkProps | null
  /** An invitation is being made, and why it was not, in words. */
  inviting: { busy: boolean; problem: string | null }
  /** Somebody is being deactivated, and why they were not, in words. */
  disabling: { busy: boolean; problem: string | null }
  /** Why something else was not done, in words; `null` where nothing failed. */
  problem: string | null
  /** Something is done about somebody that needs no question. */
  onDo: (event: { id: string; action: Exclude<MemberAction, 'disable'> }) => void
  /** An invitation is to hold no more. */
  onWithdraw: (event: { id: string }) => void
  /** Which programs have keys, below the people. */
  programs?: ReactNode
}

/** Who runs the shop, and who may soon. */
export function TeamScreen({
  team,
  made,
  inviting,
  disabling,
  problem,
  busy,
  onInvite,
  onDisable,
  onDo,
  onWithdraw,
  onRole,
  programs,
}: TeamScreenProps) {
  const t = useWords(officeWords)
  const [isInviting, setIsInviting] = useState(false)
  const [leavingId, setLeavingId] = useState<string | null>(null)
  const leaving = team.status === 'ready' && team.view.members.find(({ id }) => id === leavingId)
  return (
    <div className="grid gap-5 pb-8">
      <PageHeader
        title={t('place.team')}
        actions={
          <Button onPress={() => setIsInviting(true)}>
            <PlusIcon size="sm" />
            {t('team.invite')}
          </Button>
        }
      />
      <PageProblem text={problem} />
      {made && <CreatedLink key={made.url} {...made} />}
      {team.status === 'loading' && (
        <SkeletonGroup label={t('team.loading')} of="page">
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {team.status === 'failed' && (
        <OfficeFailure title={t('team.failed')} request={team.request} onRetry={team.retry} />
      )}
      {team.status === 'ready' && (
        <>
          <Section title={t('team.members')}>
            <div className="grid gap-2 overflow-x-auto">
              <Members
                members={team.view.members}
                busy={busy}
                onRole={onRole}
                onDo={({ id, action }) => (action === 'disable' ? setLeavingId(id) : onDo({ id, action }))}
              />
              <p className="text-xs text-ink-muted">{t('team.note')}</p>
            </div>
          </Section>
          <Section title={t('team.invites')}>
            <Invites invites={team.view.invites} busy={busy} onWithdraw={onWithdraw} />
          </Section>
          {programs}
        </>
      )}
      {leaving && (
        <DisableDialog
          key={leaving.id}
          member={leaving}
          {...disabling}
          onDisable={onDisable}
          onClose={() => setLeavingId(null)}
        />
      )}
      {isInviting && (
        <InviteDialog
          busy={inviting.busy}
          failure={inviting.problem}
          onInvite={onInvite}
          onClose={() => setIsInviting(false)}
        />
      )}
    </div>
  )
}

function Invites({
  invites,
  busy,
  onWithdraw,
}: Pick<TeamView, 'invites'> & Pick<TeamScreenProps, 'busy' | 'onWithdraw'>) {
  const t = useWords(officeWords)
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
          <span>{t(`role.${role}`)}</span>
          <span className="num text-ink-muted">{t('team.until', { when: until })}</span>
          <Button size="sm" variant="secondary" disabled={busy === id} onPress={() => onWithdraw({ id })}>
            {t('team.withdraw')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

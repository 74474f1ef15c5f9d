import type { OfficeState, TeamView } from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { PlusIcon } from '../../components/content/icon'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { PageProblem } from '../page-news'
import { DisableDialog, type DisableDialogProps } from './DisableDialog'
import { InviteDialog, type InviteDialogProps } from './InviteDialog'
import { Members, type MemberAction, type MembersProps } from './Members'
import { OneTimeSecret } from '../one-time-secret'

interface CreatedLinkProps {
  /** The name of the recipient. */
  name: string
  url: string
}

/** A notice with an invitation or renewal link, which is shown only once. */
function CreatedLink({ name, url }: CreatedLinkProps) {
  const t = useWords(officeWords)
  return (
    <OneTimeSecret title={t('team.link', { name })} label={t('team.linkLabel')} value={url} text={t('team.linkText')} />
  )
}

export interface TeamScreenProps
  extends
    Pick<MembersProps, 'busy' | 'onRole'>,
    Pick<InviteDialogProps, 'onInvite'>,
    Pick<DisableDialogProps, 'onDisable'> {
  team: OfficeState<TeamView>
  /** The link that was just created; `null` otherwise. */
  created: CreatedLinkProps | null
  /** The state of creating an invitation, with the text of a failure. */
  inviting: { busy: boolean; problem: string | null }
  /** The state of a deactivation, with the text of a failure. */
  disabling: { busy: boolean; problem: string | null }
  /** Text of the failure of another action; `null` otherwise. */
  problem: string | null
  /** The user enables a member or renews their access. */
  onAction: (event: { id: string; action: Exclude<MemberAction, 'disable'> }) => void
  /** The user withdraws an invitation. */
  onWithdraw: (event: { id: string }) => void
  /** The sections of API keys and webhooks. */
  integrations?: ReactNode
}

/** The team: operators, invitations, API keys and webhooks. */
export function TeamScreen({
  team,
  created,
  inviting,
  disabling,
  problem,
  busy,
  onInvite,
  onDisable,
  onAction,
  onWithdraw,
  onRole,
  integrations,
}: TeamScreenProps) {
  const t = useWords(officeWords)
  const [isInviting, setIsInviting] = useState(false)
  const [disablingId, setDisablingId] = useState<string | null>(null)
  const memberToDisable = team.status === 'ready' && team.view.members.find(({ id }) => id === disablingId)
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
      {created && <CreatedLink key={created.url} {...created} />}
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
          <Section title={t('team.members')}>
            <div className="grid gap-2 overflow-x-auto">
              <Members
                members={team.view.members}
                busy={busy}
                onRole={onRole}
                onAction={({ id, action }) => (action === 'disable' ? setDisablingId(id) : onAction({ id, action }))}
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
      {memberToDisable && (
        <DisableDialog
          key={memberToDisable.id}
          member={memberToDisable}
          {...disabling}
          onDisable={onDisable}
          onClose={() => setDisablingId(null)}
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

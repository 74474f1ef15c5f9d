import type { ReactNode } from 'react'
import type { OfficeState, RemoteProfileChange, ShopProfileView } from '@skafferi/domain/office/views'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeProfileWords } from '../../words/generated/office-profile'
import { OfficeFailure } from '../page-header'
import { PageProblem } from '../page-news'
import { RemoteChanges } from '../remote-changes'
import { SettingsLayout, type SettingsLayoutProps } from '../settings-layout'
import { ProfileForm, type ProfileFormProps } from './ProfileForm'

export interface ProfileScreenProps
  extends Omit<ProfileFormProps, 'profile'>, Pick<SettingsLayoutProps, 'sections' | 'current'> {
  profile: OfficeState<ShopProfileView>
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteProfileChange[]
  /** Shown above the form, such as what the published imprint lacks. */
  notice?: ReactNode
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
}

/** Settings, shop profile: who the seller is, on pages, in e-mails and on documents. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { profile, remoteChanges, notice, problem, sections, current, onDismissRemoteChanges, ...form } = props
  const t = useWords(officeProfileWords)
  return (
    <SettingsLayout sections={sections} current={current}>
      {remoteChanges.length > 0 && (
        <RemoteChanges
          title={t('remoteChange')}
          fields={remoteChanges.map(({ field, before, after }) => ({
            id: field,
            label: t(`field.${field}`),
            before,
            after,
            kind: 'text',
          }))}
          onDismiss={onDismissRemoteChanges}
        />
      )}
      {notice}
      <PageProblem text={problem} />
      {!form.editable && <p className="text-sm text-ink-muted">{t('readOnly')}</p>}
      {profile.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {profile.status === 'failed' && (
        <OfficeFailure title={t('failed')} request={profile.request} onRetry={profile.retry} />
      )}
      {profile.status === 'ready' && <ProfileForm {...form} profile={profile.view} />}
    </SettingsLayout>
  )
}

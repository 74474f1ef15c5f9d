import type { OfficeState, RemoteProfileChange, ShopProfileView } from '@skafferi/domain/office/views'
import { Link } from '../../components/actions/link'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useLocale, useWords } from '../../words'
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
  /** What the saved profile says and the published imprint does not. */
  imprintGaps: readonly string[]
  /** The page where the imprint is changed. */
  imprintHref: string
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
}

/** Settings, shop profile: who the seller is, on pages, in e-mails and on documents. */
export function ProfileScreen(props: ProfileScreenProps) {
  const {
    profile,
    remoteChanges,
    imprintGaps,
    imprintHref,
    problem,
    sections,
    current,
    onDismissRemoteChanges,
    ...form
  } = props
  const t = useWords(officeProfileWords)
  const list = new Intl.ListFormat(useLocale())
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
      {imprintGaps.length > 0 && (
        <BannerMessage tone="caution" announce="polite" action={<Link href={imprintHref}>{t('imprint.open')}</Link>}>
          {t('imprint.gaps', { facts: list.format(imprintGaps) })}
        </BannerMessage>
      )}
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

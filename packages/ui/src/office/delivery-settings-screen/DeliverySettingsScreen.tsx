import type { DeliverySettingsView, OfficeState, RemoteDeliveryChange } from '@skafferi/domain/office/views'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeDeliveryWords } from '../../words/generated/office-delivery'
import { OfficeFailure } from '../page-header'
import { PageProblem } from '../page-news'
import { RemoteChanges } from '../remote-changes'
import { DeliveryForm, type DeliveryFormProps } from './DeliveryForm'

export interface DeliverySettingsScreenProps extends Omit<DeliveryFormProps, 'settings'> {
  settings: OfficeState<DeliverySettingsView>
  /** Changes by another operator since the page was loaded. */
  remoteChanges: readonly RemoteDeliveryChange[]
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
}

/** The section of the settings for delivery: options, dispatch, closures. */
export function DeliverySettingsScreen({
  settings,
  remoteChanges,
  problem,
  onDismissRemoteChanges,
  ...form
}: DeliverySettingsScreenProps) {
  const t = useWords(officeDeliveryWords)
  return (
    <>
      {remoteChanges.length > 0 && (
        <RemoteChanges
          title={t('changed')}
          fields={remoteChanges.map(({ field, ...change }) => ({ id: field, label: t(`field.${field}`), ...change }))}
          onDismiss={onDismissRemoteChanges}
        />
      )}
      <PageProblem text={problem} />
      {!form.editable && <p className="text-sm text-ink-muted">{t('readOnly')}</p>}
      {settings.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {settings.status === 'failed' && (
        <OfficeFailure title={t('failed')} request={settings.request} onRetry={settings.retry} />
      )}
      {settings.status === 'ready' && <DeliveryForm {...form} settings={settings.view} />}
    </>
  )
}

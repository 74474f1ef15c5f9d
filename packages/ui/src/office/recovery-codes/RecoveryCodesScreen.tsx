import type { OfficeState, RecoveryCodesView } from '@skafferi/domain/office/views'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeRecoveryWords } from '../../words/generated/office-recovery'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { RecoveryCodeList, type RecoveryCodeListProps } from './RecoveryCodeList'
import { RecoveryProof, type RecoveryProofProps } from './RecoveryProof'

export interface RecoveryCodesScreenProps extends RecoveryProofProps, Pick<RecoveryCodeListProps, 'onKept'> {
  codes: OfficeState<RecoveryCodesView>
  /** The new codes, which are shown only once; `null` otherwise. */
  made: readonly string[] | null
}

/** The recovery codes of the signed-in operator: how many are left, and making new ones. */
export function RecoveryCodesScreen({ codes, made, onKept, ...proof }: RecoveryCodesScreenProps) {
  const t = useWords(officeRecoveryWords)
  return (
    <div className="grid gap-5 pb-8">
      <PageHeader title={t('recovery.title')} />
      {codes.status === 'loading' && (
        <SkeletonGroup label={t('recovery.loading')} scope="page">
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {codes.status === 'failed' && (
        <OfficeFailure title={t('recovery.failed')} request={codes.request} onRetry={codes.retry} />
      )}
      {codes.status === 'ready' &&
        (made ? (
          <div className="max-w-120">
            <RecoveryCodeList codes={made} email={codes.view.email} onKept={onKept} />
          </div>
        ) : (
          <>
            <div className="grid max-w-120 gap-1 text-sm">
              <p role="status" className="font-bold">
                {t('recovery.left', { left: codes.view.left })}
              </p>
              <p>{t('recovery.lead')}</p>
              {codes.view.left === 0 && <p>{t('recovery.none')}</p>}
            </div>
            <Section title={t('recovery.makeTitle')}>
              <RecoveryProof {...proof} />
            </Section>
          </>
        ))}
    </div>
  )
}

import type { LegalVersionDetailView, OfficeState } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { SideSheet } from '../../components/overlays/side-sheet'
import { LegalContent } from '../../screens/legal-screen'
import { useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'
import { OfficeFailure } from '../page-header'
import { useVersionFacts } from '../version-list'
import { LegalChanges } from './LegalChanges'

export interface LegalVersionProps {
  title: string
  version: OfficeState<LegalVersionDetailView>
  onClose: () => void
  /** The version becomes the draft. Omit it if the operator may not change texts. */
  onUse?: () => void
}

/** A published version with its changes, in a sheet. */
export function LegalVersion({ title, version, onClose, onUse }: LegalVersionProps) {
  const t = useWords(officeLegalWords)
  const facts = useVersionFacts()
  return (
    <SideSheet
      open
      title={title}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('history.close')}
          </Button>
          {onUse && version.status === 'ready' && version.view.text && (
            <Button onPress={onUse}>{t('history.use')}</Button>
          )}
        </>
      }
      onClose={onClose}
    >
      {version.status === 'loading' && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height="12rem" />
        </SkeletonGroup>
      )}
      {version.status === 'failed' && (
        <OfficeFailure title={t('failed')} request={version.request} onRetry={version.retry} />
      )}
      {version.status === 'ready' && <VersionDetail version={version.view} facts={facts(version.view)} />}
    </SideSheet>
  )
}

function VersionDetail({ version: { text, url, changes }, facts }: { version: LegalVersionDetailView; facts: string }) {
  const t = useWords(officeLegalWords)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">{facts}</p>
      {url !== null && (
        <p className="wrap-anywhere">
          <Link href={url}>{url}</Link>
        </p>
      )}
      {text && (
        <>
          <section className="grid gap-2">
            <h3 className="font-bold">{t('changes')}</h3>
            <LegalChanges changes={changes} />
          </section>
          <h3 className="text-lg font-bold wrap-anywhere">{text.title}</h3>
          <LegalContent headingLevel={4} notes={text.notes} sections={text.sections} />
        </>
      )}
    </div>
  )
}

import type { LegalVersionDetailView, LegalVersionView, OfficeState } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { SideSheet } from '../../components/overlays/side-sheet'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { LegalContent } from '../../screens/legal-screen'
import { useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'
import { OfficeFailure, Section } from '../page-header'
import { useVersionFacts, VersionList } from '../version-list'
import { LegalChanges } from './LegalChanges'

export interface LegalHistoryProps {
  versions: OfficeState<readonly LegalVersionView[]>
  /** The opened version; `null` if none is open. */
  opened: string | null
  version: OfficeState<LegalVersionDetailView>
  onOpen: (event: { version: string }) => void
  onClose: () => void
  /** The opened version becomes the draft. Omit it if the operator may not change texts. */
  onUse?: () => void
}

/** The published versions of a text, and one of them with its changes in a sheet. */
export function LegalHistory({ versions, opened, version, onOpen, onClose, onUse }: LegalHistoryProps) {
  const t = useWords(officeLegalWords)
  const facts = useVersionFacts()
  const nameOf = (name: string) => t('history.open', { version: name })
  return (
    <Section title={t('history')}>
      <VersionList versions={versions} nameOf={nameOf} onOpen={onOpen} />
      <SideSheet
        open={opened !== null}
        title={nameOf(opened ?? '')}
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
    </Section>
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

import type { LegalVersionView, OfficeState } from '@skafferi/domain/office/views'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'
import { Section } from '../page-header'
import { VersionList } from '../version-list'
import type { LegalVersionProps } from './LegalVersion'

/** Loaded when the operator opens a version. */
const LazyLegalVersion = lazyWithRetry(() =>
  import('./LegalVersion').then(({ LegalVersion }) => ({ default: LegalVersion })),
)

export interface LegalHistoryProps extends Pick<LegalVersionProps, 'version' | 'onClose' | 'onUse'> {
  versions: OfficeState<readonly LegalVersionView[]>
  /** The opened version; `null` if none is open. */
  opened: string | null
  onOpen: (event: { version: string }) => void
}

/** The published versions of a text, and one of them with its changes in a sheet. */
export function LegalHistory({ versions, opened, version, onOpen, onClose, onUse }: LegalHistoryProps) {
  const t = useWords(officeLegalWords)
  const nameOf = (name: string) => t('history.open', { version: name })
  return (
    <Section title={t('history')}>
      <VersionList versions={versions} nameOf={nameOf} onOpen={onOpen} />
      {opened !== null && (
        <LazyBoundary onClose={onClose}>
          <LazyLegalVersion title={nameOf(opened)} version={version} onClose={onClose} onUse={onUse} />
        </LazyBoundary>
      )}
    </Section>
  )
}

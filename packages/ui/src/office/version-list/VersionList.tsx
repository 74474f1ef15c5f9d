import type { OfficeState } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeVersionsWords } from '../../words/generated/office-versions'
import { OfficeFailure } from '../page-header'

/** A published version of a text. */
interface PublishedVersion<Version> {
  version: Version
  published: { text: string }
  /** The operator who published it; `null` for the shop itself. */
  by: string | null
}

/** Returns a function that says when a version was published, and by whom. */
export function useVersionFacts() {
  const t = useWords(officeVersionsWords)
  return ({ published, by }: Omit<PublishedVersion<unknown>, 'version'>) =>
    by === null ? t('shop', { time: published.text }) : t('by', { time: published.text, name: by })
}

export interface VersionListProps<Version> {
  versions: OfficeState<readonly PublishedVersion<Version>[]>
  /** The name of a version, which opens it. */
  nameOf: (version: Version) => string
  onOpen: (event: { version: Version }) => void
}

/** The published versions of a text, the newest first. */
export function VersionList<Version extends string | number>({ versions, nameOf, onOpen }: VersionListProps<Version>) {
  const t = useWords(officeVersionsWords)
  const facts = useVersionFacts()
  if (versions.status === 'loading') {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="6rem" />
      </SkeletonGroup>
    )
  }
  if (versions.status === 'failed')
    return <OfficeFailure title={t('failed')} request={versions.request} onRetry={versions.retry} />
  if (versions.view.length === 0) return <p className="text-ink-muted">{t('none')}</p>
  return (
    <ul className="grid">
      {versions.view.map((each) => (
        <li key={each.version} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1">
          <Button size="sm" variant="quiet" onPress={() => onOpen({ version: each.version })}>
            {nameOf(each.version)}
          </Button>
          <span className="text-sm wrap-anywhere text-ink-muted">{facts(each)}</span>
        </li>
      ))}
    </ul>
  )
}

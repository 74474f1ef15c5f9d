import type {
  ContentPage,
  ContentVersionDetailView,
  ContentVersionView,
  OfficeState,
} from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { SideSheet } from '../../components/overlays/side-sheet'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { OfficeFailure } from '../page-header'
import { useVersionFacts, VersionList } from '../version-list'
import { ContentPreview } from './ContentPreview'

export interface ContentHistoryProps {
  versions: OfficeState<readonly ContentVersionView[]>
  /** The opened version; `null` to list all. */
  opened: number | null
  version: OfficeState<ContentVersionDetailView>
  onOpen: (event: { version: number }) => void
  /** The user returns to the list. */
  onClose: () => void
  /** The opened version becomes the draft. Omit it if the operator may not change content. */
  onPutBack?: () => void
}

export interface ContentHistorySheetProps extends ContentHistoryProps {
  page: ContentPage
  open: boolean
  /** The user closes the sheet. */
  onLeave: () => void
}

/** The published versions of a page in a sheet, and one of them as visitors saw it. */
export function ContentHistory(props: ContentHistorySheetProps) {
  const { page, open, versions, opened, version, onOpen, onClose, onPutBack, onLeave } = props
  const t = useWords(officeContentWords)
  const facts = useVersionFacts()
  const nameOf = (number: number) => t('history.open', { version: number })
  return (
    <SideSheet
      open={open}
      title={opened === null ? t('history') : nameOf(opened)}
      actions={
        <>
          <Button variant="secondary" onPress={opened === null ? onLeave : onClose}>
            {opened === null ? t('close') : t('history.back')}
          </Button>
          {opened !== null && onPutBack && version.status === 'ready' && (
            <Button onPress={onPutBack}>{t('history.use')}</Button>
          )}
        </>
      }
      onClose={onLeave}
    >
      {opened === null ? (
        <VersionList versions={versions} nameOf={nameOf} onOpen={onOpen} />
      ) : (
        <>
          {version.status === 'loading' && (
            <SkeletonGroup label={t('loading')}>
              <Skeleton height="12rem" />
            </SkeletonGroup>
          )}
          {version.status === 'failed' && (
            <OfficeFailure title={t('failed')} request={version.request} onRetry={version.retry} />
          )}
          {version.status === 'ready' && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <p className="text-sm wrap-anywhere text-ink-muted">{facts(version.view)}</p>
              {onPutBack && <p>{t('history.use.text')}</p>}
              <ContentPreview page={page} blocks={version.view.blocks} state="published" />
            </div>
          )}
        </>
      )}
    </SideSheet>
  )
}

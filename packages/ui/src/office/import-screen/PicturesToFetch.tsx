import type {
  OfficeState,
  PicturesToFetchView,
  PictureToFetchView,
  ProductPicturesView,
} from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { Progress } from '../../components/feedback/progress'
import { FileDrop } from '../../components/forms/file-drop'
import { useWords } from '../../words'
import { officePicturesWords } from '../../words/generated/office-pictures'
import { OfficeFailure, Section } from '../page-header'
import { useOfficeFaults } from '../problem-text'
import { ImportPictures, type ImportPicturesProps } from './ImportPictures'

export interface PicturesToFetchProps {
  pictures: OfficeState<PicturesToFetchView>
  /** True if the user may change them. */
  editable: boolean
  /**
   * Ids of pictures with a pending request; an empty one is for retrying all failed pictures, and a state for leaving
   * out those in it.
   */
  pending: readonly string[]
  /** Text of the last failed request; `null` otherwise. */
  problem: string | null
  /** The user has a failed picture tried again. */
  onRetry: (event: { id: string }) => void
  /** The user has all failed pictures tried again. */
  onRetryAll: () => void
  /** The user uploads a picture instead of a missing one. */
  onUpload: (event: { id: string; file: File }) => void
  /** The user leaves out a missing picture. */
  onLeaveOut: (event: { id: string }) => void
  /** The user leaves out all failed pictures, or all that are only named. */
  onLeaveOutAll: (event: { state: 'failed' | 'named' }) => void
  /** The upload of pictures by their names. */
  named: Pick<ImportPicturesProps, 'pictures' | 'problem' | 'onPictures' | 'onResume'>
}

type Actions = Pick<PicturesToFetchProps, 'editable' | 'pending' | 'onRetry' | 'onUpload' | 'onLeaveOut'>

const noop = () => undefined

/** The pictures that products lack after an import. Empty while they load, and if the import named none. */
export function PicturesToFetch({
  pictures,
  problem,
  onRetryAll,
  onLeaveOutAll,
  named,
  ...actions
}: PicturesToFetchProps) {
  const t = useWords(officePicturesWords)
  if (pictures.status === 'loading') return null
  if (pictures.status === 'failed')
    return (
      <Section title={t('title')}>
        <OfficeFailure title={t('loadFailed')} request={pictures.request} onRetry={pictures.retry} />
      </Section>
    )
  const { counts, products, more } = pictures.view
  if (counts.added + counts.waiting + counts.named + counts.failed === 0 && named.pictures === null) return null
  return (
    <Section title={t('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Counts counts={counts} />
        {problem !== null && (
          <p role="alert" className="text-sm font-medium text-critical">
            {problem}
          </p>
        )}
        {actions.editable && (counts.named > 0 || named.pictures !== null) && (
          <ImportPictures
            {...named}
            texts={{
              label: t('namedUpload'),
              hint: t('namedUploadHint'),
              taken: ({ count }) => t('namedTaken', { count }),
            }}
          />
        )}
        {actions.editable && (
          <div className="flex flex-wrap items-center gap-2">
            {counts.failed > 1 && (
              <Button
                size="sm"
                variant="secondary"
                busy={actions.pending.includes('')}
                busyLabel={t('retrying')}
                onPress={onRetryAll}
              >
                {t('retryAll')}
              </Button>
            )}
            {(['failed', 'named'] as const).map(
              (state) =>
                counts[state] > 1 && (
                  <Button
                    key={state}
                    size="sm"
                    variant="secondary"
                    busy={actions.pending.includes(state)}
                    busyLabel={t('leavingOut')}
                    onPress={() => onLeaveOutAll({ state })}
                  >
                    {t(state === 'failed' ? 'leaveOutFailed' : 'leaveOutNamed', { count: counts[state] })}
                  </Button>
                ),
            )}
            {counts.failed + counts.named > 0 && <p className="text-xs text-ink-muted">{t('leaveOutAgain')}</p>}
          </div>
        )}
        {products.map((product) => (
          <ProductPictures key={product.id} product={product} {...actions} />
        ))}
        {more > 0 && <p className="text-xs text-ink-muted">{t('more', { count: more })}</p>}
      </div>
    </Section>
  )
}

function Counts({ counts: { added, waiting, named, failed } }: Pick<PicturesToFetchView, 'counts'>) {
  const t = useWords(officePicturesWords)
  const count = added + waiting + named + failed
  return (
    <div className="grid max-w-form gap-2 text-sm">
      {waiting > 0 && (
        <Progress
          label={t('progress')}
          text={t('progressText', { done: count - waiting, count })}
          value={count - waiting}
          max={count}
        />
      )}
      <p role="status" className="num">
        {[
          added > 0 && t('added', { count: added }),
          waiting > 0 && t('waiting', { count: waiting }),
          failed > 0 && t('failed', { count: failed }),
          named > 0 && t('named', { count: named }),
        ]
          .filter((text) => text !== false)
          .join(' ')}
      </p>
      {waiting + named + failed > 0 && <p className="text-xs text-ink-muted">{t('former')}</p>}
    </div>
  )
}

function ProductPictures({ product, ...actions }: Actions & { product: ProductPicturesView }) {
  const { title, href, pictures } = product
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <h3 className="text-sm font-medium wrap-anywhere">
        <Link href={href} variant="quiet">
          {title}
        </Link>
      </h3>
      <ul className="rounded-lg border border-line bg-surface text-xs">
        {pictures.map((picture) => (
          <Picture key={picture.id} picture={picture} {...actions} />
        ))}
      </ul>
    </div>
  )
}

function Picture({
  picture: { id, name, state, nextTry, problem },
  editable,
  pending,
  onRetry,
  onUpload,
  onLeaveOut,
}: Actions & { picture: PictureToFetchView }) {
  const t = useWords(officePicturesWords)
  const faultText = useOfficeFaults()
  const [isUploading, setIsUploading] = useState(false)
  const busy = pending.includes(id)
  const reason = problem === null || state === 'named' ? null : faultText(problem)
  const add = ({ files: [file] }: { files: File[] }) => file && onUpload({ id, file })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line px-4 py-2.5 last:border-b-0">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <span className="grid min-w-0 flex-1 basis-60 gap-0.5 wrap-anywhere">
          <span className={state === 'failed' ? 'text-critical' : undefined}>
            {reason === null ? name : t('problem', { name, problem: reason })}
          </span>
          {state === 'waiting' && (
            <span className="text-ink-muted">{nextTry === null ? t('waits') : t('nextTry', { when: nextTry })}</span>
          )}
        </span>
        {editable && (
          <span className="flex flex-wrap gap-2">
            {state === 'failed' && (
              <Button
                size="sm"
                variant="secondary"
                busy={busy}
                busyLabel={t('retrying')}
                aria-label={t('retryName', { name })}
                onPress={() => onRetry({ id })}
              >
                {t('retry')}
              </Button>
            )}
            <Button
              size="sm"
              variant="secondary"
              aria-expanded={isUploading}
              aria-label={t('uploadName', { name })}
              onPress={() => setIsUploading(!isUploading)}
            >
              {t('upload')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              busy={busy}
              busyLabel={t('leavingOut')}
              aria-label={t('leaveOutName', { name })}
              onPress={() => onLeaveOut({ id })}
            >
              {t('leaveOut')}
            </Button>
          </span>
        )}
      </div>
      {editable && isUploading && (
        <FileDrop
          label={t('uploadName', { name })}
          hint={t('uploadHint')}
          accept="image/jpeg,image/png,image/webp"
          files={[]}
          state={busy ? 'busy' : 'idle'}
          prompt={t('uploadPrompt')}
          browseLabel={t('uploadBrowse')}
          onAdd={add}
          onRemove={noop}
        />
      )}
    </li>
  )
}
